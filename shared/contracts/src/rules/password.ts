import type { PlainProblemCode } from '../problems/problem.ts';

/** Long rather than complicated: there are no rules of composition. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** What people take first, here and elsewhere; digits and signs around it do not make it another. */
const COMMON = new Set(
  (
    'abcdefghij abcdefghijkl administrator admin admindashboard adminadmin akusayangkamu alhamdulillah anjingbabi asdfghjkl ' +
    'asdfghjklqwerty astaghfirullah bahagia bahagiaselalu bangsat barcelona basketball bismillah bismillahirrahmanirrahim ' +
    'changeme changemenow cintaku computer default dragon football freedom gantengbanget iloveyou iloveyouforever ' +
    'indonesia indonesiaku indonesiaraya internet jakarta januar janur janurdashboard janurundangan kamusayang katasandi ' +
    'keluarga letmein liverpool loveyou manchester master monkey mynoob nopassword pangeran passw passwd password ' +
    'passwordpassword pernikahan persija princess qazwsxedc qazwsxedcrfv qwerty qwertyqwerty qwertyuiop qwertyuiopasdfghjkl ' +
    'rahasia rahasiaku sandi sayang sayangku sayangsayang sayangkamu secret selamatdatang semangat starwars sunshine ' +
    'superman surabaya terserah test testtest undangan unknown welcome whatever zaqxswcde zxcvbnm zxcvbnmasdfghjkl'
  ).split(' '),
);

/** Digits in the order of a keyboard or a clock, whichever way and however often. */
const SEQUENCES = ['01234567890123456789', '98765432109876543210', '13579135791357913579', '24680246802468024680'];

/** Why a password cannot be taken for an account; undefined when it can. */
export function passwordProblem(password: string, { username }: { username: string }): PlainProblemCode | undefined {
  if (password.length < PASSWORD_MIN) return 'password_short';
  const plain = password.normalize('NFKC').toLowerCase();
  const name = username.toLowerCase();
  // the name with a little around it is the name
  if (plain.includes(name) && plain.length - name.length < PASSWORD_MIN) return 'password_is_name';
  return isCommon(plain) ? 'password_common' : undefined;
}

function isCommon(plain: string): boolean {
  if (new Set(plain).size <= 3) return true;
  const core = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const spelled = core
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll(/[4@]/g, 'a')
    .replaceAll(/[5$]/g, 's');
  if (COMMON.has(core) || COMMON.has(spelled)) return true;
  const digits = plain.replaceAll(/[^0-9]/g, '');
  return core === '' && SEQUENCES.some((sequence) => sequence.includes(digits));
}
