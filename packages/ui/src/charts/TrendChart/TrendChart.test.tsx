import { describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { fireEvent, render, screen } from '@testing-library/react';
import { TrendChart } from './TrendChart';
import type { Trend } from './trend';

const trend: Trend = examples.readVitalSignTrend.answers['200'].asha.data;
const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

const walker = () => screen.getByRole('slider', { name: 'Blood pressure, reading by reading' });

describe('TrendChart', () => {
  it('speaks reading by reading, and stops at both ends', () => {
    render(<TrendChart trend={trend} clock={clock} />);
    expect(walker().getAttribute('aria-valuetext')).toBe(
      '122 over 78 millimetres of mercury, In range, Today, 7:10 am',
    );
    fireEvent.keyDown(walker(), { key: 'ArrowRight' });
    expect(walker().getAttribute('aria-valuetext')).toContain('122 over 78');
    fireEvent.keyDown(walker(), { key: 'ArrowLeft' });
    expect(walker().getAttribute('aria-valuetext')).toContain('118 over 82');
    fireEvent.keyDown(walker(), { key: 'Home' });
    fireEvent.keyDown(walker(), { key: 'ArrowLeft' });
    expect(walker().getAttribute('aria-valuetext')).toContain('22 Oct, 7:10 am');
  });

  it('keeps its place where a shorter period has fewer readings', () => {
    const { rerender } = render(<TrendChart trend={trend} clock={clock} />);
    fireEvent.focus(walker());
    rerender(<TrendChart trend={{ ...trend, points: trend.points.slice(0, 3) }} clock={clock} />);
    expect(walker().getAttribute('aria-valuetext')).toContain('24 Oct');
  });

  it('gives every reading as text', async () => {
    render(<TrendChart trend={trend} clock={clock} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(await screen.findAllByRole('row')).toHaveLength(trend.points.length + 1);
    expect(screen.getAllByText('Critical')).toHaveLength(1);
  });

  it('sums up a period of one reading by its values, not by spans from a value to itself', () => {
    const [last] = trend.points.slice(-1);
    const series = trend.series.map((one) => ({ ...one, minimum: 70, maximum: 70 }));
    render(<TrendChart trend={{ ...trend, count: 1, points: last ? [last] : [], series }} clock={clock} />);
    expect(screen.getByText('Systolic 70, diastolic 70 mmHg')).toBeTruthy();
  });

  it('says that there is nothing', () => {
    render(<TrendChart trend={{ ...trend, count: 0, points: [] }} clock={clock} />);
    expect(screen.getByText('No readings in this period.')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
