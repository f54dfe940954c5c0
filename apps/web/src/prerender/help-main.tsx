import { Answers } from '@nadi/ui/screens/public/HelpScreen';
import { startIslands } from './islands';

startIslands({ answers: (place) => <Answers defaultSearch={place.querySelector('input')?.value} /> });
