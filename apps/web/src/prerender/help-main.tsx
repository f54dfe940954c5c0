import { Answers } from '@nadi/ui/screens/public/HelpScreen';
import { useState } from 'react';
import { LiveOfficer } from '../areas/site/LiveOfficer';
import { LiveServer } from '../areas/site/LiveServer';
import { startIslands } from './islands';

function Questions({ place }: { place: HTMLElement }) {
  // Keeps what was typed up to the moment at which the drawn field is replaced.
  const [typed] = useState(() => place.querySelector('input')?.value);
  return <Answers defaultSearch={typed} />;
}

startIslands({
  answers: (place) => <Questions place={place} />,
  us: () => <LiveServer />,
  officer: () => <LiveOfficer />,
});
