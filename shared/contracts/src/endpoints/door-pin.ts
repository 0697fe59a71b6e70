import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DoorPinState } from '../entities/door-pin.ts';
import { DOOR_PIN } from '../rules/door.ts';

export const getDoorPin = defineEndpoint({
  method: 'GET',
  path: '/dashboard/clients/door-pin',
  access: ['CLIENT'],
  summary: 'Whether the settings of the devices at the door ask for a PIN, since when and by whom (ours)',
  response: DoorPinState,
});

/** Devices hear it at their next contact: what they asked for before counts no more, and wrong tries are forgotten. */
export const setDoorPin = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/clients/door-pin',
  access: ['CLIENT'],
  summary: 'Set the PIN of the devices at the door, or with null none (ours)',
  body: z.strictObject({ pin: z.string().regex(DOOR_PIN.pattern).nullable() }),
  response: DoorPinState,
});
