/** The script of the review page: filters, ways to compare, and accepting if a server runs behind it. */
const all = <Found extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<Found>(selector),
];
const one = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);

const items = all<HTMLLIElement>('main li');
const accepted = new Set<string>();
const canAccept = 'review' in document.documentElement.dataset;

function filter(): void {
  const kind = one<HTMLInputElement>('input[name=kind]:checked')?.value ?? 'wrong';
  const words = (one<HTMLInputElement>('#name')?.value ?? '').toLowerCase().split(/\s+/);
  for (const item of items) {
    const { kind: own, words: told = '' } = item.dataset;
    const isOfKind = kind === 'all' || (kind === 'wrong' ? own !== 'same' : own === kind);
    item.hidden = !(isOfKind && words.every((word) => told.includes(word)));
  }
  const nothing = one('#nothing');
  if (nothing) nothing.hidden = items.some(({ hidden }) => !hidden);
  showFirstChange();
}

/** Scrolls to the first place that changed: a sheet may be many windows long. */
function showFirstChange(): void {
  for (const pictures of all('.pictures')) {
    const image = all<HTMLImageElement>('img', pictures).find(({ offsetHeight }) => offsetHeight > 0);
    if (!image) continue;
    const scale = image.offsetHeight / Number(image.getAttribute('height'));
    pictures.scrollTop = Math.max(0, Number(pictures.dataset.top) * scale - 80);
  }
}

async function ask(path: string, body: unknown): Promise<void> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The review said ${answer.status}.`);
}

const say = (words: string) => {
  const summary = one('#summary');
  if (summary) summary.textContent = words;
};

async function accept(names: readonly string[]): Promise<void> {
  try {
    await ask('/accept', { names });
  } catch {
    say(
      'Nothing was accepted: the review is no longer running. Start it again with npm run visual -- --review.',
    );
    return;
  }
  for (const name of names) accepted.add(name);
  for (const item of items) {
    if (!accepted.has(item.dataset.name ?? '') || item.dataset.accepted) continue;
    item.dataset.accepted = 'true';
    const button = item.querySelector<HTMLButtonElement>('.accept');
    // A disabled button would lose the focus and send the keyboard back to the top.
    button?.setAttribute('aria-disabled', 'true');
    if (button) button.textContent = 'Accepted';
  }
  const left = items.filter(({ dataset }) => dataset.kind !== 'same' && !dataset.accepted).length;
  say(`${accepted.size} accepted, ${left} left to review`);
}

for (const input of all<HTMLInputElement>('input[name=kind], #name')) input.addEventListener('input', filter);
for (const input of all<HTMLInputElement>('input[name=view]'))
  input.addEventListener('input', () => {
    document.body.dataset.view = input.value;
    showFirstChange();
  });
for (const range of all<HTMLInputElement>('.cut input')) {
  const cut = () => range.closest('article')?.style.setProperty('--cut', `${100 - range.valueAsNumber}%`);
  range.addEventListener('input', cut);
  cut();
}
one('form')?.addEventListener('submit', (event) => event.preventDefault());

if (canAccept) {
  for (const hidden of all('.actions, .accept')) hidden.hidden = false;
  for (const hint of all('.static')) hint.hidden = true;
  for (const item of items)
    item.querySelector('.accept')?.addEventListener('click', () => {
      if (!item.dataset.accepted) void accept([item.dataset.name ?? '']);
    });
  one('#accept-all')?.addEventListener('click', () => {
    const shown = items.filter(
      (item) => !item.hidden && !item.dataset.accepted && item.querySelector('.accept'),
    );
    void accept(shown.map(({ dataset }) => dataset.name ?? ''));
  });
  one('#finish')?.addEventListener('click', async () => {
    await ask('/finish', {}).catch(() => undefined);
    say('Finished. This page can be closed.');
  });
}
filter();
addEventListener('load', showFirstChange);
