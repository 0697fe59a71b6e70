import { ledger } from '@janur/ui';
import { big, numbers } from './styles.ts';

export interface Figure {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

/** Large numbers with their names above and what they mean below. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl css={numbers}>
      {figures.map(({ key, name, value, note }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <b data-number={key} css={big}>
              {value}
            </b>
            <span css={{ display: 'block', color: ledger.muted }}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
