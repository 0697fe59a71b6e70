import type { Migration } from './table.ts';

/**
 * Who may see an event: everybody (0), the guests invited to it (1), or nobody has decided (null), which is everybody until a
 * guest is left out of it. An event that leaves out invited guests already is for its own guests from now on: until now
 * everybody saw it.
 */
export const privateEvents: Migration = {
  name: '023-private-events',
  tables: [],
  async up(db) {
    if (await db.schema.hasColumn('events', 'only_invited')) return;
    await db.raw('ALTER TABLE events ADD COLUMN only_invited TINYINT(1) NULL');
    await db.raw(
      `UPDATE events SET only_invited = 1
       WHERE EXISTS (SELECT 1 FROM guest_events WHERE guest_events.event_id = events.id)
         AND EXISTS (
           SELECT 1 FROM guests
           WHERE guests.client_id = events.client_id AND guests.source = 'INVITED'
             AND NOT EXISTS (
               SELECT 1 FROM guest_events WHERE guest_events.guest_id = guests.id AND guest_events.event_id = events.id
             )
         )`,
    );
  },
  async down(db) {
    if (await db.schema.hasColumn('events', 'only_invited'))
      await db.raw('ALTER TABLE events DROP COLUMN only_invited');
  },
};
