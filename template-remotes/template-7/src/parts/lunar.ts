const TENS = ['初', '十', '廿', '卅'] as const;
const ONES = ['十', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;
const LUNAR = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** The day in the traditional calendar, such as '丁未年九月十七'; undefined where the browser does not know that calendar. */
export function lunarDay(instant: string, timeZone = 'Asia/Jakarta'): string | undefined {
  const date = new Intl.DateTimeFormat('zh-Hans-u-ca-chinese', { ...LUNAR, timeZone });
  if (date.resolvedOptions().calendar !== 'chinese') return undefined;
  const parts = date.formatToParts(new Date(instant));
  // the Chinese calendar's own kind of part, which the compiler's list lacks
  const said = (kind: string) => parts.find(({ type }) => (type as string) === kind)?.value;
  const [year, month, day] = [said('yearName'), said('month'), Number(said('day'))];
  return year && month && day ? `${year}年${month}${inSigns(day)}` : undefined;
}

/** 1 to 30: 初一, 初十, 十七, 二十, 廿三, 三十. */
function inSigns(day: number): string {
  if (day === 20) return '二十';
  if (day === 30) return '三十';
  const tens = day === 10 ? 0 : Math.floor(day / 10);
  return `${TENS[tens]}${ONES[day % 10]}`;
}
