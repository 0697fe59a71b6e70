import { ascii, createTables, FLAG, ID, REF, references, STAMPS } from './table.ts';

const OF_CONTENT = `
    client_id ${REF} NOT NULL,
    content_id ${REF} NOT NULL`;
const CONTENT_KEYS = (table: string, order: string): string => `
    KEY ${table}_of_content (content_id, ${order}),
    KEY ${table}_of_client (client_id),
    ${references('content_id', 'contents')}`;

/** What an invitation says (spec §3, client content), whatever template shows it. */
export const contents = createTables('002-contents', {
  contents: `
    ${ID},
    client_id ${REF} NOT NULL,
    greeting TEXT NULL,
    hashtag_word VARCHAR(100) NULL,
    quote TEXT NULL,
    quote_source VARCHAR(200) NULL,
    reminder_url TEXT NULL,
    video_prewed_url TEXT NULL,
    wedding_date DATETIME(3) NULL,
    galleries_css MEDIUMTEXT NULL,
    galleries_mobile_css MEDIUMTEXT NULL,
    opening_modal_image TEXT NULL,
    opening_modal_image_css TEXT NULL,
    opening_modal_image_type ${ascii(20)} NULL,
    ${STAMPS},
    UNIQUE KEY contents_client (client_id),
    KEY contents_by_date (wedding_date, client_id),
    ${references('client_id', 'clients')}`,

  profiles: `
    ${ID}, ${OF_CONTENT},
    side ${ascii(8)} NOT NULL,
    name VARCHAR(150) NULL,
    full_name VARCHAR(200) NULL,
    prefix_name VARCHAR(60) NULL,
    suffix_name VARCHAR(60) NULL,
    child_order VARCHAR(20) NULL,
    son_order VARCHAR(20) NULL,
    daughter_order VARCHAR(20) NULL,
    father_name VARCHAR(200) NULL,
    mother_name VARCHAR(200) NULL,
    photo_url TEXT NULL,
    image_css TEXT NULL,
    instagram TEXT NULL,
    facebook TEXT NULL,
    tiktok TEXT NULL,
    twitter TEXT NULL,
    UNIQUE KEY profiles_side (content_id, side),
    KEY profiles_of_client (client_id),
    ${references('content_id', 'contents')}`,

  events: `
    ${ID}, ${OF_CONTENT},
    collection ${ascii(20)} NOT NULL DEFAULT 'events',
    position INT UNSIGNED NOT NULL DEFAULT 0,
    type ${ascii(30)} NULL,
    title VARCHAR(200) NULL,
    session_type VARCHAR(60) NULL,
    start_datetime DATETIME(3) NULL,
    end_datetime DATETIME(3) NULL,
    timezone ${ascii(64)} NOT NULL DEFAULT 'Asia/Jakarta',
    custom_time_text VARCHAR(200) NULL,
    location VARCHAR(300) NULL,
    street VARCHAR(500) NULL,
    maps_url TEXT NULL,
    watch_url TEXT NULL,
    icon_url TEXT NULL,
    is_guest_book ${FLAG},
    check_in_variant ${ascii(20)} NOT NULL DEFAULT 'CONFIRM',
    print_variant ${ascii(20)} NOT NULL DEFAULT 'NONE',
    guest_book_image_url TEXT NULL,
    guest_book_logo_url TEXT NULL,
    KEY events_by_start (start_datetime),
    ${CONTENT_KEYS('events', 'collection, position')}`,

  galleries: `
    ${ID}, ${OF_CONTENT},
    position INT UNSIGNED NOT NULL DEFAULT 0,
    section ${ascii(40)} NOT NULL,
    title VARCHAR(200) NULL,
    picture_url TEXT NULL,
    css TEXT NULL,
    overlay_opacity DOUBLE NULL,
    ${CONTENT_KEYS('galleries', 'position')}`,

  hero_backgrounds: `
    ${ID}, ${OF_CONTENT},
    \`order\` INT NOT NULL DEFAULT 0,
    picture_url TEXT NULL,
    css TEXT NULL,
    overlay_opacity DOUBLE NULL,
    ${CONTENT_KEYS('hero_backgrounds', '`order`')}`,

  stories: `
    ${ID}, ${OF_CONTENT},
    \`order\` INT NOT NULL DEFAULT 0,
    date_time VARCHAR(60) NULL,
    title VARCHAR(200) NULL,
    subtitle VARCHAR(200) NULL,
    description TEXT NULL,
    location VARCHAR(200) NULL,
    image_url TEXT NULL,
    ${CONTENT_KEYS('stories', '`order`')}`,

  banks: `
    ${ID},
    bank_name VARCHAR(100) NOT NULL,
    bank_logo_url TEXT NULL,
    UNIQUE KEY banks_name (bank_name)`,

  payments: `
    ${ID}, ${OF_CONTENT},
    position INT UNSIGNED NOT NULL DEFAULT 0,
    account_number VARCHAR(60) NULL,
    account_owner VARCHAR(200) NULL,
    bank VARCHAR(100) NULL,
    bank_id ${REF} NULL,
    custom_button_text VARCHAR(100) NULL,
    payment_url TEXT NULL,
    qr_code_image_url TEXT NULL,
    ${CONTENT_KEYS('payments', 'position')},
    ${references('bank_id', 'banks', 'SET NULL')}`,
});
