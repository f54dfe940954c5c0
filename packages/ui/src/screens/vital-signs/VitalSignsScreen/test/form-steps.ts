// For stories: what a person does to come to a form and through it.
import { screen, userEvent, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

export const dialog = async () => within(await screen.findByRole('dialog'));

export async function openForm(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add a reading' }));
  return dialog();
}

/** Opens it by keyboard: for pictures, in which nothing behind it is hovered. */
export async function openFormByKeyboard(canvas: Canvas) {
  canvas.getByRole('button', { name: 'Add a reading' }).focus();
  await userEvent.keyboard('{Enter}');
  return dialog();
}

export async function choose(form: Awaited<ReturnType<typeof dialog>>, field: RegExp, option: string) {
  await userEvent.click(form.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export async function enterBloodPressure(canvas: Canvas, systolic: string, diastolic: string) {
  const form = await openForm(canvas);
  await userEvent.type(form.getByRole('textbox', { name: /Upper number/ }), systolic);
  await userEvent.type(form.getByRole('textbox', { name: /Lower number/ }), diastolic);
  return form;
}

export const save = (form: Awaited<ReturnType<typeof dialog>>) =>
  userEvent.click(form.getByRole('button', { name: 'Save reading' }));

export async function openMenu(canvas: Canvas, action: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Blood pressure, Today, 7:10 am' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return dialog();
}
