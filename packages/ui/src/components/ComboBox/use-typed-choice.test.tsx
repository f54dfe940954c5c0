import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTypedChoice } from './use-typed-choice';

const items = [
  { id: 'rao', label: 'Dr. Meera Rao' },
  { id: 'others', title: 'Others', items: [{ id: 'iyer', label: 'Dr. Lakshmi Iyer' }] },
];

type Choice = Parameters<typeof useTypedChoice>[0];

function use(props: Partial<Choice>) {
  const all: Choice = { items, value: null, onChange: jest.fn(), ...props };
  const { result, rerender } = renderHook(useTypedChoice, { initialProps: all });
  return {
    now: () => result.current,
    update: (next: Partial<Choice>) => rerender({ ...all, ...next }),
  };
}

describe('useTypedChoice', () => {
  it('shows a value by the name it is given while the items are not there, and then by its own', () => {
    const { now, update } = use({ items: [], value: 'iyer', valueLabel: 'Dr. L. Iyer' });
    expect(now().text).toBe('Dr. L. Iyer');
    update({ items, value: 'iyer', valueLabel: 'Dr. L. Iyer' });
    expect(now().text).toBe('Dr. Lakshmi Iyer');
  });

  it('knows the name of what was chosen when a further search no longer finds it', () => {
    const { now, update } = use({});
    act(() => now().choose('rao'));
    update({ value: 'rao', items: [] });
    expect(now().text).toBe('Dr. Meera Rao');
  });

  it('is empty again when its value is taken back from outside', () => {
    const { now, update } = use({ value: 'rao' });
    update({ value: null });
    expect(now().text).toBe('');
    expect(now().isOpenEnded).toBe(false);
  });

  it('shows another value from outside in place of what was typed', () => {
    const { now, update } = use({});
    act(() => now().type('some'));
    expect(now().isOpenEnded).toBe(true);
    update({ value: 'iyer' });
    expect(now().text).toBe('Dr. Lakshmi Iyer');
  });

  it('tells once that a choice is one no more, however much is typed after that', () => {
    const onChange = jest.fn();
    const { now, update } = use({ value: 'rao', onChange });
    act(() => now().type('Dr. Meera Ra'));
    update({ value: null, onChange });
    act(() => now().type('Dr. Meera R'));
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(now().text).toBe('Dr. Meera R');
  });

  it('takes a name that was typed in full, whatever its case, and nothing less', () => {
    const onChange = jest.fn();
    const { now } = use({ onChange });
    act(() => now().type('dr. meera'));
    act(() => now().settle());
    expect(onChange).not.toHaveBeenCalled();
    act(() => now().type('dr. meera rao '));
    act(() => now().settle());
    expect(onChange).toHaveBeenCalledWith('rao');
  });
});
