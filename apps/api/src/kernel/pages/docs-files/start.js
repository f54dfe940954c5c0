import { accounts, password, scenarios, startMock } from '/docs/mock.js';

/** An address that no server has: what is sent there is answered in the page. */
const base = '/mock/v1';
const mock = startMock(base);

const byId = (id) => document.getElementById(id);

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

byId('mock-password').textContent = password;
for (const { email, role, token } of accounts) {
  const row = element('tr', '');
  const cell = element('td', '');
  cell.append(element('code', token));
  row.append(element('td', email), element('td', role.toLowerCase()), cell);
  byId('mock-accounts').append(row);
}

const chooser = byId('mock-scenario');
for (const { name, description } of scenarios)
  chooser.append(Object.assign(element('option', name), { value: name, title: description }));

function begin(said) {
  mock.reset(chooser.value);
  const { description } = scenarios.find(({ name }) => name === chooser.value);
  byId('mock-status').textContent = `${said} ${description}`.trim();
}
chooser.addEventListener('change', () => begin('Started.'));
byId('mock-reset').addEventListener('click', () => begin('Started again.'));
begin('');

const isForMock = (address) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(`${base}/`);
};

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', prefersDark.matches);
prefersDark.addEventListener('change', follow);
follow();

// swagger-ui labels the list of servers with nothing but itself.
new MutationObserver(() => byId('servers')?.setAttribute('aria-label', 'Servers')).observe(
  byId('reference'),
  {
    childList: true,
    subtree: true,
  },
);

const contract = await (await fetch('/openapi.json')).json();
SwaggerUIBundle({
  spec: {
    ...contract,
    // Only here: the published contract knows servers alone.
    servers: [
      ...contract.servers,
      { url: base, description: 'Mock, in this page: nothing is kept, no server is called.' },
    ],
  },
  dom_id: '#reference',
  deepLinking: true,
  // With more than some hundred addresses drawn at once, swagger-ui 5.35 never comes to rest: each part of the contract that it resolves draws all of them again.
  docExpansion: 'none',
  validatorUrl: null,
  displayRequestDuration: true,
  requestInterceptor: (request) =>
    isForMock(request.url) ? Object.assign(request, { userFetch: mock.fetch }) : request,
});
