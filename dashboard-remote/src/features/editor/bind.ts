import type { EditedContent, EditedOption } from '@janur/contracts';
import { newId, type PanelProps } from './panel.ts';

/** One value of the draft: where it stands, what it is, how it is changed and what is wrong with it. */
export interface Bound<T> {
  path: string;
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
  errorOf: PanelProps['errorOf'];
}

export function ofContent<K extends keyof EditedContent>(props: PanelProps, key: K): Bound<EditedContent[K]> {
  const { content, onChange, errorOf } = props;
  const path = `content.${key}`;
  const patch = (value: EditedContent[K]) => onChange({ content: { [key]: value } });
  return { path, value: content[key], onChange: patch, error: errorOf(path), errorOf };
}

export function ofOption<K extends keyof EditedOption>(props: PanelProps, key: K): Bound<EditedOption[K]> {
  const { option, onChange, errorOf } = props;
  const path = `option.${key}`;
  const patch = (value: EditedOption[K]) => onChange({ option: { [key]: value } });
  return { path, value: option[key], onChange: patch, error: errorOf(path), errorOf };
}

/** A field of an object. */
export function within<T extends object, K extends keyof T & string>(bound: Bound<T>, key: K): Bound<T[K]> {
  const { value, errorOf } = bound;
  const path = `${bound.path}.${key}`;
  const onChange = (changed: T[K]) => bound.onChange({ ...value, [key]: changed });
  return { path, value: value[key], onChange, error: errorOf(path), errorOf };
}

/** The rows of a list, each bound, with what can be done with the list. */
export function rowsOf<T extends { id: number }>(list: Bound<T[]>) {
  const { value, onChange, errorOf } = list;
  const rows = value.map((row, index): Bound<T> => {
    const path = `${list.path}.${index}`;
    const change = (changed: T) => onChange(value.with(index, changed));
    return { path, value: row, onChange: change, error: errorOf(path), errorOf };
  });
  return {
    rows,
    add: (row: Omit<T, 'id'>) => {
      const added = { ...row, id: newId() } as T; // every field of T but the id is given
      onChange([...value, added]);
      return added.id;
    },
    remove: (index: number) => onChange(value.toSpliced(index, 1)),
    insert: (index: number, row: T) => onChange(value.toSpliced(index, 0, row)),
    move: (from: number, to: number) => onChange(moved(value, from, to)),
  };
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
