import { Countdown } from '@janur/kit';

/** The countdown: `data-part` units with a `b` and a `span` each; after the day only `over`. */
export function CountdownUnits({ className }: { className?: string }) {
  return (
    <Countdown {...(className ? { className } : {})}>
      {(view) =>
        view.isOver ? (
          <p data-part="over">{view.text}</p>
        ) : (
          <div data-part="units" aria-hidden="true">
            {view.units.map(({ unit, value, label }) => (
              <div key={unit} data-part="unit">
                <b>{value}</b>
                <span>{label}</span>
              </div>
            ))}
          </div>
        )
      }
    </Countdown>
  );
}
