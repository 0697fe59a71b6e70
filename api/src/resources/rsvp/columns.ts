import { type ColumnDefinition, GUEST_ORDERS, RsvpConfig, type RsvpField } from '@janur/contracts';
import type { OwnedOption } from '../../access/owned-queries.ts';

/** Every question that the guests of these slugs may have been asked, each once; those inside an option too. */
export function askedFields(options: readonly Pick<OwnedOption, 'rsvp_config'>[]): RsvpField[] {
  const fields = options.flatMap(({ rsvp_config: config }) => RsvpConfig.safeParse(config).data?.fields ?? []);
  return [...new Map(fields.flatMap(withChildren).map((field) => [field.name, field])).values()];
}

function withChildren(field: RsvpField): RsvpField[] {
  const children = field.options?.flatMap((option) => option.children ?? []) ?? [];
  return [field, ...children.flatMap(withChildren)];
}

/** The columns of the guest list (spec §3): what every invitation knows of a guest, then what this one asked. */
export function columnsOf(fields: readonly RsvpField[]): ColumnDefinition[] {
  return [...FIXED, ...fields.filter(({ name }) => !isFixed(name)).map(columnOf)];
}

function columnOf({ name, label, options = [] }: RsvpField): ColumnDefinition {
  return column(
    `answers.${name}`,
    label ?? name,
    options.map((option) => ({ key: String(option.value), value: option.label })),
  );
}

const YES_NO = [
  { key: 'true', value: 'Yes' },
  { key: 'false', value: 'No' },
];
const FIXED = [
  column('name', 'Name'),
  column('phone_number', 'Phone number'),
  column('code', 'Code'),
  column('guest_group', 'Group'),
  column('total_guests', 'Invited'),
  column('is_attending', 'Attending', YES_NO),
  column('guest_total', 'Coming'),
  column('message', 'Wish'),
  column('answered_at', 'Answered'),
];

/** What an invitation asks under these names has its own column already. */
const isFixed = (name: string): boolean => FIXED.some((fixed) => fixed.id === name);

/** What the list may be asked to come by (`order_by`). */
function isOrder(accessor: string): boolean {
  return GUEST_ORDERS.some((order) => order === accessor);
}

function column(accessor: string, header: string, formatter: ColumnDefinition['formatter'] = []): ColumnDefinition {
  return { id: accessor, accessor, header, disabled_sort_by: !isOrder(accessor), formatter };
}
