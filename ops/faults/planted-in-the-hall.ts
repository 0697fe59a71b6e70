import type { Planted } from './planted-faults.ts';

const MESH = 'guestbook-remote/src/event-store/mesh';

/** Faults of what devices tell each other, and of what each shows of it. */
export const IN_THE_HALL: readonly Planted[] = [
  {
    name: 'mesh-silent',
    what: 'a device does not pass on what it heard',
    isInTheDark: true,
    edits: [
      {
        file: `${MESH}/mesh.ts`,
        find: `if (isScanOnly() || news.length === 0) return;`,
        put: `if (news.length >= 0) return;`,
      },
      {
        file: `${MESH}/mesh.ts`,
        find: `(isOwn || !own ? [ports.index.named(operation)] : [])`,
        put: `(isOwn && !own ? [ports.index.named(operation)] : [])`,
      },
    ],
  },
  {
    name: 'mesh-no-relay',
    what: 'a device brings the server nothing of others',
    isInTheDark: true,
    edits: [
      {
        file: `${MESH}/mesh.ts`,
        find: `!isScanOnly() && mayBring(operation, arrived)`,
        put: `isScanOnly() && mayBring(operation, arrived)`,
      },
    ],
  },
  {
    name: 'mesh-by-clock',
    what: 'what others did stands in the order of their clocks',
    isInTheDark: true,
    edits: [
      {
        file: `${MESH}/in-order.ts`,
        find: `return next ? timeOf(next) : Infinity;`,
        put: `return next ? next.occurred_at : Infinity;`,
      },
      {
        file: `${MESH}/in-order.ts`,
        find: `!missing.has(own.at(-1)?.after ?? '')`,
        put: `own.length + missing.size > 0`,
      },
    ],
  },
  {
    name: 'mesh-no-names',
    what: 'nobody is told what the server calls a walk-in',
    isInTheDark: true,
    edits: [
      {
        file: 'guestbook-remote/src/event-store/guest-index.ts',
        find: `return opId === undefined ? operation : {`,
        put: `return opId === undefined || operation ? operation : {`,
      },
    ],
  },
  {
    name: 'mesh-new-id',
    what: 'what was heard is kept, and brought, under an id of its own',
    isInTheDark: true,
    edits: [
      {
        file: `${MESH}/mesh.ts`,
        find: `const timed = read.map((operation) => timedBy(from, operation));`,
        put: `const timed = read.map((operation) => ({ ...timedBy(from, operation), op_id: \`again-\${operation.op_id}\` }));`,
      },
    ],
  },
  {
    name: 'mesh-no-proof',
    what: 'who says hello is believed to belong to the evening',
    edits: [
      {
        file: `${MESH}/link.ts`,
        find: `if (proof !== proofOf(keyWith(peer), proven)) return end();`,
        put: `if (proof === '' && proof !== proofOf(keyWith(peer), proven)) return end();`,
      },
    ],
  },
  {
    name: 'mesh-any-voice',
    what: 'who only scans is believed what it says of others',
    edits: [
      {
        file: `${MESH}/mesh.ts`,
        find: `return !peer.isScanOnly || (device_id === peer.device && SCANNED.has(type));`,
        put: `return !peer.isScanOnly || SCANNED.has(type);`,
      },
    ],
  },
  {
    name: 'gates-untold',
    what: 'of a party that is asked about each gate has the number of all',
    edits: [
      {
        file: 'guestbook-remote/src/event-store/party.ts',
        find: `gates: lines.map(({ head, people }) => ({ ...partOf(head.op_id), people })),`,
        put: `gates: lines.map(({ head }) => ({ ...partOf(head.op_id), people: attended })),`,
      },
    ],
  },
];
