import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Inline } from '../../../components/Inline/Inline';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import * as styles from './HeroCard.css';

/** mmHg, over four weeks. */
const systolic = [146, 141, 139, 134, 138, 136, 133, 127, 126, 128, 126, 124, 123, 122];
const diastolic = [88, 87, 88, 89, 87, 87, 84, 83, 81, 81, 82, 80, 79, 78];
/** Above it, at home, blood pressure is high: ESC 2024, section 5. */
const limits = { systolic: 135, diastolic: 85 };

const box = { width: 360, height: 150, left: 34, top: 8 };
const scale = { least: 60, most: 150 };
const x = (index: number) => box.left + (index * (box.width - box.left - 6)) / (systolic.length - 1);
const y = (value: number) =>
  Number(
    (box.top + ((scale.most - value) * (box.height - 2 * box.top)) / (scale.most - scale.least)).toFixed(1),
  );
const line = (values: readonly number[]) =>
  values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value)}`).join('');

/** Shows what a week looks like in the app. The picture is one of a sample, and stands still. */
export function HeroCard() {
  return (
    <div className={styles.place}>
      <Card isRaised as="aside">
        <Inline justify="between">
          <Inline space={2}>
            <Text as="strong">{m.home_card_week()}</Text>
            <Tag>{m.home_sample()}</Tag>
          </Inline>
          <StatusBadge status="in-range" />
        </Inline>
        <p className={styles.value}>
          <strong>124</strong>
          <span>/</span>
          <strong>79</strong> <small>{m.home_card_average()}</small>
        </p>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${box.width} ${box.height}`}
          role="img"
          aria-label={m.home_card_chart()}
        >
          <rect
            className={styles.band}
            x={box.left}
            width={box.width - box.left}
            y={y(limits.systolic)}
            height={y(90) - y(limits.systolic)}
          />
          <rect
            className={styles.lowerBand}
            x={box.left}
            width={box.width - box.left}
            y={y(limits.diastolic)}
            height={y(60) - y(limits.diastolic)}
          />
          {[150, 120, 90, 60].map((value) => (
            <g key={value}>
              <line className={styles.grid} x1={box.left} x2={box.width} y1={y(value)} y2={y(value)} />
              <text className={styles.tick} x={box.left - 8} y={y(value) + 4} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          <path className={styles.second} d={line(diastolic)} />
          <path className={styles.first} d={line(systolic)} />
          {systolic.map((value, index) =>
            value > limits.systolic ? (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of values
                key={index}
                className={styles.above}
                d={`M${x(index) - 4.5} ${y(value) + 4}h9l-4.5 -8z`}
              />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of values
              <circle key={index} className={styles.point} cx={x(index)} cy={y(value)} r={3} />
            ),
          )}
          <text className={styles.name} x={box.width} y={y(136)} textAnchor="end">
            {m.home_card_systolic()}
          </text>
          <text className={styles.name} x={box.width} y={y(92)} textAnchor="end">
            {m.home_card_diastolic()}
          </text>
        </svg>
        <p className={styles.who}>
          <strong>{m.home_card_who()}</strong> <Text as="span">{m.home_card_log()}</Text>
        </p>
      </Card>
    </div>
  );
}
