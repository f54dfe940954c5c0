import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';

/** By NICE NG136 1.2.7 and the measuring advice of ISH 2020, which the page names below. */
const steps = [
  m.pressure_week_how_before,
  m.pressure_week_how_sit,
  m.pressure_week_how_arm,
  m.pressure_week_how_two,
  m.pressure_week_how_medicine,
];

export function HowToMeasure() {
  return (
    <Card as="section" aria-labelledby="pressure-week-how">
      <Stack space={3}>
        <Heading level={2} id="pressure-week-how">
          {m.pressure_week_how_title()}
        </Heading>
        <DividedList>
          {steps.map((step) => (
            <DividedItem key={step()}>{step()}</DividedItem>
          ))}
        </DividedList>
      </Stack>
    </Card>
  );
}
