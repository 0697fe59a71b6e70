import { ascii, CREATED, createTables, ID, REF, references } from './table.ts';

/** How the devices at the door stand, and how events stood when they were closed. */
export const evenings = createTables('074-evenings', {
  door_devices: `
    ${ID},
    client_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    device_id ${ascii(64)} NOT NULL,
    account_id ${REF} NOT NULL,
    gate VARCHAR(40) NULL,
    unsent INT UNSIGNED NOT NULL DEFAULT 0,
    clock_offset BIGINT NULL,
    battery TINYINT UNSIGNED NULL,
    is_charging TINYINT(1) NULL,
    version VARCHAR(40) NULL,
    seen_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE KEY door_devices_once (event_id, device_id),
    KEY door_devices_of_client (client_id),
    ${references('event_id', 'events')}`,
  event_closings: `
    ${ID},
    client_id ${REF} NOT NULL,
    event_id ${REF} NOT NULL,
    content JSON NOT NULL,
    people INT UNSIGNED NOT NULL DEFAULT 0,
    key_id ${ascii(16)} NOT NULL,
    seal ${ascii(24)} NOT NULL,
    account_id ${REF} NOT NULL,
    closed_by VARCHAR(150) NOT NULL,
    ${CREATED},
    KEY event_closings_of_event (event_id, id),
    KEY event_closings_of_client (client_id),
    ${references('event_id', 'events')}`,
});
