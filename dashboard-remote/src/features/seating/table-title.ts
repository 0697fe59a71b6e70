import { useTranslation } from '@janur/i18n';

/** "Meja 4", "Meja Melati"; who named a table with the word already is not told it twice. */
export function useTableTitle(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => {
    const titled = t('seating.table', { table: name });
    const [word = ''] = titled.split(' ');
    return name.toLowerCase().startsWith(`${word.toLowerCase()} `) ? name : titled;
  };
}
