/** The operator's account at the WhatsApp Business Cloud API. */
export interface WhatsAppConfig {
  /** `https://graph.facebook.com`, or what stands in for it. */
  readonly origin: string;
  readonly version: string;
  readonly phoneId: string;
  readonly token: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  /** Names of the approved templates: `janur_invitation` for the kind INVITATION. */
  readonly templatePrefix: string;
  readonly perMinute: number;
  readonly perDay: number;
}

export interface EmailConfig {
  /** `smtps://user:password@host:465`. */
  readonly url: string;
  readonly from: string;
  readonly perMinute: number;
  readonly perDay: number;
}

export interface SendingConfig {
  readonly whatsapp?: WhatsAppConfig | undefined;
  readonly email?: EmailConfig | undefined;
}

type Env = NodeJS.ProcessEnv;

export const sendingConfig = (env: Env): SendingConfig => ({ whatsapp: whatsapp(env), email: email(env) });

/** All of it or nothing: an account without its secret would believe whoever says what became of a message. */
function whatsapp(env: Env): WhatsAppConfig | undefined {
  const names = [
    'JANUR_WHATSAPP_PHONE_ID',
    'JANUR_WHATSAPP_TOKEN',
    'JANUR_WHATSAPP_APP_SECRET',
    'JANUR_WHATSAPP_VERIFY_TOKEN',
  ] as const;
  const [phoneId, token, appSecret, verifyToken] = names.map((name) => env[name]);
  if (!phoneId && !token && !appSecret && !verifyToken) return undefined;
  if (!phoneId || !token || !appSecret || !verifyToken)
    throw new Error(`${names.filter((name) => !env[name]).join(', ')} must be set too to send by WhatsApp`);
  return {
    origin: env['JANUR_WHATSAPP_ORIGIN'] || 'https://graph.facebook.com',
    version: env['JANUR_WHATSAPP_VERSION'] || 'v23.0',
    templatePrefix: env['JANUR_WHATSAPP_TEMPLATES'] || 'janur',
    phoneId,
    token,
    appSecret,
    verifyToken,
    perMinute: rate(env, 'JANUR_WHATSAPP_PER_MINUTE', 20),
    perDay: rate(env, 'JANUR_WHATSAPP_PER_DAY', 250),
  };
}

function email(env: Env): EmailConfig | undefined {
  const [url, from] = [env['JANUR_SMTP_URL'], env['JANUR_MAIL_FROM']];
  if (!url && !from) return undefined;
  if (!url || !from) throw new Error(`${url ? 'JANUR_MAIL_FROM' : 'JANUR_SMTP_URL'} must be set too to send e-mails`);
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('JANUR_SMTP_URL must be an address such as smtps://user:password@host:465');
  return {
    url,
    from,
    perMinute: rate(env, 'JANUR_MAIL_PER_MINUTE', 30),
    perDay: rate(env, 'JANUR_MAIL_PER_DAY', 2000),
  };
}

function rate(env: Env, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise);
  if (!Number.isInteger(value) || value < 1 || value > 100_000)
    throw new Error(`${name} must be a number from 1 to 100000`);
  return value;
}
