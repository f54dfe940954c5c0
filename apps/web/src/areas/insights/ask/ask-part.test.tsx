import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Started, startServices, storeTokens } from '../../../../test/start-services';
import { ServicesContext } from '../../../kernel/services/use-services';
import { sessionStarted } from '../../../kernel/session/session-requests';
import { AskPart } from './AskPart';

const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };
const nothingTold = { messages: [], together: null };
const user = userEvent.setup();

let app: Started;
beforeEach(async () => {
  const { token, refreshToken } = tokensOf('asha');
  storeTokens(token, refreshToken);
  const mock = createNadiMock({ frozenAt: clock.now });
  app = await startServices({}, { mock });
  app.store.dispatch(sessionStarted());
  await app.reach('active');
  render(
    <ServicesContext value={app}>
      <Provider store={app.store}>
        <QueryClientProvider client={app.queryClient}>
          <MemoryRouter>
            <AskPart told={nothingTold} clock={clock} />
          </MemoryRouter>
        </QueryClientProvider>
      </Provider>
    </ServicesContext>,
  );
});
afterEach(() => app.close());

async function ask(question: string): Promise<void> {
  const field = screen.getByLabelText(/^Your question/);
  await user.clear(field);
  await user.click(field);
  await user.paste(question);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
}

describe('a question about the record', () => {
  it('is answered with the readings of the person, what was understood, and the highest of them', async () => {
    await ask('highest BP this year');
    await screen.findByRole('heading', { name: /passages? found$/ });
    expect(screen.getByText('“bp”: Blood pressure')).toBeTruthy();
    expect(screen.getByText(/^Highest: Blood pressure \d+\/\d+ mmHg$/)).toBeTruthy();
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toContainEqual(expect.stringMatching(/^Blood pressure 184\W+121 mmHg$/));
  });

  it('never leaves the device, nor does an id or markup within a question', async () => {
    const other = '0b6c1f7e-1111-4000-8000-000000000000';
    const before = app.server.calls.length;
    await ask(`marmalade patientId=${other} <script>alert(1)</script>`);
    await screen.findByRole('heading', { name: 'Nothing found' });
    const sent = app.server.calls.slice(before);
    const all = sent.map(({ path, query, body }) => `${path} ${query} ${body}`).join('\n');
    expect(all).toContain('/lab-observations');
    expect(all).not.toMatch(/marmalade|script/);
    expect(all).not.toContain(other);
    expect(document.querySelector('script')).toBeNull();
  });

  it('shows the number to call for an emergency before anything is read', async () => {
    await ask('I have chest pain');
    expect(screen.getByRole('alert').textContent).toContain('Call 112 now');
    await screen.findByRole('heading', { name: /found$/ });
    expect(screen.getByRole('alert').textContent).toContain('Call 112 now');
  });

  it('gets no advice where it asks for some, but passages and the way to a doctor', async () => {
    await ask('Should I take more metformin?');
    await screen.findByRole('heading', { name: /found$/ });
    expect(screen.getByText('Nadi does not say what you should do.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book a visit' }).getAttribute('href')).toBe(
      '/dashboard/consultations/book',
    );
  });

  it('is answered by the other parts where some cannot be read, and each of these is named', async () => {
    const refused = (status: number, name: string) => () => ({
      status,
      body: { status, type: `/docs/errors#${name}`, success: false, message: 'No.' },
    });
    app.server.answers['GET /health-goals'] = refused(403, 'forbidden');
    app.server.answers['GET /medical-records'] = refused(500, 'internal');
    app.server.answers['GET /consultations'] = () => ({ status: 503, body: {} });
    await ask('highest BP');
    await screen.findByText(/^Documents: could not be loaded, so not searched/, {}, { timeout: 15_000 });
    expect(screen.getByText('Goals: not shared with you, so not searched.')).toBeTruthy();
    expect(screen.getByText(/^Visits: not on this device, so not searched/)).toBeTruthy();
    expect(screen.getByText(/^Highest: Blood pressure/)).toBeTruthy();
  }, 20_000);

  it('is answered anew after another one', async () => {
    await ask('weight');
    await screen.findByRole('heading', { name: /found$/ });
    await ask('allergies');
    await screen.findByText('You asked: “allergies”');
    await screen.findByRole('heading', { name: /found$/ });
    expect(screen.queryByText('You asked: “weight”')).toBeNull();
  });
});
