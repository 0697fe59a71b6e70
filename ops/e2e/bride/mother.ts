import { type Browser, expect, type Page } from '@playwright/test';
import { staff } from '../place.ts';
import { openGuest } from './acts.ts';
import { RECEPTION } from './her-list.ts';
import { expectAnswers } from './screens.ts';
import { type Party, says, type Story } from './story.ts';

const MOTHER = 'Ibu Ratna';
const PASSWORD = 'kebaya hijau di lemari eyang';

/** The bride asks her mother in; the link is what she would send. */
async function invite(bride: Page): Promise<string> {
  await bride.goto(staff('/dashboard/co-hosts'));
  await bride.getByRole('button', { name: 'Ajak pengurus' }).click();
  await bride.getByLabel('Nama', { exact: true }).fill(MOTHER);
  await bride.getByLabel('Nomor WhatsApp').fill('0812 3000 4001');
  await bride.getByRole('button', { name: 'Buat tautan' }).click();
  const send = bride.getByRole('link', { name: 'Kirim lewat WhatsApp' });
  const text = new URL((await send.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  await bride.getByRole('button', { name: 'Sudah terkirim' }).click();
  return /https?:\S+#\S+/.exec(text)?.[0] ?? '';
}

/** Whom the next chapter lets be silent: sent for, by one name alone, and no household by name. */
function whoCalls(story: Story): Party {
  const sent = story.invited(RECEPTION).filter((one) => one.sent.has('INVITATION'));
  const isAlone = ({ name }: Party) => story.parties.filter((one) => one.name === name).length === 1;
  const found = sent.find((one, at) => at % 3 === 2 && one.members.length === 0 && isAlone(one));
  if (!found) throw new Error('nobody calls');
  return found;
}

/** Her mother comes in on a telephone of her own, sees the same numbers, and writes down what an aunt told her. */
export async function bringMother(bride: Page, browser: Browser, story: Story): Promise<void> {
  const link = await invite(bride);
  const telephone = await browser.newContext({ reducedMotion: 'reduce' });
  const mother = await telephone.newPage();
  await mother.goto(link);
  await mother.getByLabel('Buat kata sandi').fill(PASSWORD);
  await mother.getByRole('button', { name: 'Simpan dan masuk' }).click();
  await expect(mother.getByRole('heading', { level: 1, name: 'RSVP' })).toBeVisible();
  const aunt = whoCalls(story);
  await openGuest(mother, aunt.name);
  await mother
    .getByRole('radiogroup', { name: `Jawaban untuk ${RECEPTION}` })
    .getByText('Hadir', { exact: true })
    .click();
  const { people } = aunt;
  await expect(mother.getByText(`${RECEPTION} dicatat: ${people} dari ${people} hadir`)).toBeVisible();
  await expect(mother.getByRole('region', { name: 'Pesan dan jawaban' })).toContainText(`Dicatat ${MOTHER}`);
  says(aunt, RECEPTION, 'CONFIRMED');
  await expectAnswers(mother, story, RECEPTION);
  await telephone.close();
}
