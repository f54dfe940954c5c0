import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Button } from '@nadi/ui/components/Button';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { startIslands } from './islands';

// Once: it listens as long as there is a page.
jest
  .spyOn(window, 'matchMedia')
  .mockImplementation((query) => ({ matches: false, media: query }) as MediaQueryList);
new Function(readFileSync('apps/web/public/theme.js', 'utf8'))();

const pressed: string[] = [];
const Island = ({ last = 'Stop' }) => (
  <>
    <input aria-label="Elsewhere" />
    <Button onPress={() => pressed.push('first')}>Start</Button>
    <Button onPress={() => pressed.push('second')}>{last}</Button>
  </>
);

beforeEach(() => {
  document.body.innerHTML =
    '<div data-drawn data-island="demo"><input><button type="button">Start</button><button type="button"><span>Stop</span></button></div>';
});
afterEach(() => {
  pressed.length = 0;
  delete window.nadiPress;
});

const place = () => document.querySelector<HTMLElement>('[data-island]');
const press = (name: string) => screen.getByRole('button', { name }).click();
async function start(last?: string) {
  act(() => startIslands({ demo: () => <Island last={last} /> }));
  await waitFor(() => expect(screen.getByLabelText('Elsewhere')).toBeTruthy());
}

describe('a press before there is code', () => {
  it('looks like one, and is done once there is', async () => {
    press('Stop');
    const drawn = screen.getByRole('button', { name: 'Stop' });
    expect([drawn.dataset.pressed, drawn.getAttribute('aria-busy')]).toEqual(['true', 'true']);
    await start();
    await waitFor(() => expect(pressed).toEqual(['second']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
  });

  it('is done once, and only the last of several', async () => {
    press('Stop');
    press('Start');
    press('Start');
    expect(screen.getByRole('button', { name: 'Stop' }).dataset.pressed).toBeUndefined();
    await start();
    await waitFor(() => expect(pressed).toEqual(['first']));
  });

  it('is not done where another button stands now', async () => {
    press('Stop');
    await start('Delete all');
    await waitFor(() => expect(window.nadiPress).toBeUndefined());
    expect(pressed).toEqual([]);
  });

  it('leaves the focus to who types by then', async () => {
    const field = document.createElement('textarea');
    document.body.append(field);
    press('Start');
    field.focus();
    await start();
    await waitFor(() => expect(pressed).toEqual(['first']));
    expect(document.activeElement).toBe(field);
  });

  it('is over once there is code, which answers by itself', async () => {
    await start();
    expect(place()?.dataset.drawn).toBeUndefined();
    act(() => press('Start'));
    expect(pressed).toEqual(['first']);
    expect(window.nadiPress).toBeUndefined();
  });
});
