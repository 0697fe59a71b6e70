import type { Migration } from './table.ts';

/** How far the log of an event goes of each device: devices that hear of each other without a server ask with each list. */
export const operationNumbers: Migration = {
  name: '078-operation-numbers',
  tables: [],
  async up(db) {
    await db.raw(
      'ALTER TABLE operations ADD KEY IF NOT EXISTS operations_numbers (client_id, event_id, device_id, seq)',
    );
  },
  async down(db) {
    await db.raw('ALTER TABLE operations DROP KEY IF EXISTS operations_numbers');
  },
};
