import { fitted, type KeepsakeProps } from './ticket.ts';
import { dotted } from '../model/dotted.ts';

const INK = 'var(--ink)';
const HEADING = 'var(--font-heading)';
const BODY = 'var(--font-body)';

/** The ticket of families that draw none: a card with a perforated stub, in their colours and letters. */
export function PlainKeepsake({ ticket: { names, guest, people, events, hashtag, qr, words } }: KeepsakeProps) {
  return (
    <svg viewBox="0 0 1080 1350">
      <rect width="1080" height="1350" fill="var(--base)" />
      <rect x="40" y="40" width="1000" height="1270" rx="36" fill="none" stroke="var(--primary)" strokeWidth="4" />
      <rect x="62" y="62" width="956" height="1226" rx="22" fill="none" stroke="var(--primary)" strokeWidth="1.5" />
      <g textAnchor="middle" fill={INK}>
        <text x="540" y="170" fontFamily={BODY} fontSize="34" letterSpacing="6">
          {words.title}
        </text>
        <text x="540" y="290" fill="var(--title)" fontFamily={HEADING} fontSize={fitted(names, 860, 112)}>
          {names}
        </text>
        {events.slice(0, 3).map(({ id, title, day, time, place }, index) => {
          const when = dotted([day, time]);
          return (
            <g key={id} transform={`translate(540 ${390 + index * 150})`} fontFamily={BODY}>
              <text fontSize={fitted(title, 880, 42)} fontWeight="700">
                {title}
              </text>
              <text y="48" fontSize={fitted(when, 900, 32)}>
                {when}
              </text>
              {place && (
                <text y="92" fontSize={fitted(place, 900, 32)}>
                  {place}
                </text>
              )}
            </g>
          );
        })}
      </g>
      <path d="M62 838H1018" stroke="var(--primary)" strokeWidth="3" strokeDasharray="2 16" strokeLinecap="round" />
      {qr && (
        <g transform={`translate(110 900) scale(${330 / qr.size})`}>
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </g>
      )}
      <g transform={`translate(${qr ? 500 : 110} 960)`} fill={INK} fontFamily={BODY}>
        <text fontSize="30">{words.guest}</text>
        <text y="72" fontFamily={HEADING} fill="var(--title)" fontSize={fitted(guest, qr ? 480 : 860, 62)}>
          {guest}
        </text>
        <text y="140" fontSize="38" fontWeight="700">
          {people}
        </text>
        <text y="210" fontSize={fitted(words.hint, qr ? 480 : 860, 28)}>
          {qr ? words.hint : ''}
        </text>
        {hashtag && (
          <text y="262" fontSize={fitted(hashtag, 480, 30)}>
            {hashtag}
          </text>
        )}
      </g>
    </svg>
  );
}
