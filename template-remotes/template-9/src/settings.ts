import { choice, defineSettings, text } from '@janur/kit';

/** What couples may set of this family alone: the line below their names, and what crowns their portraits. */
export const settings = defineSettings({
  line: text(120, { en: 'A line below the names', id: 'Kalimat di bawah nama' }),
  crowns: choice(['minang', 'horns', 'none'], {
    en: 'Over the portraits (suntiang and saluak, or roof horns)',
    id: 'Di atas potret (suntiang dan saluak, atau gonjong)',
  }),
});
