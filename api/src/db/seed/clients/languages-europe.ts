import type { LanguageDemo } from './language-demo.ts';

/** Texts in the languages of Europe and America. */
export const EUROPE: LanguageDemo[] = [
  {
    language: 'en',
    country: 'GB',
    timezone: 'Europe/London',
    offset: '+01:00',
    day: '2027-06-26',
    tradition: 'western',
    bride: {
      name: 'Eleanor',
      full_name: 'Eleanor Grace Whitfield',
      father_name: 'Mr Thomas Whitfield',
      mother_name: 'Mrs Helen Whitfield',
    },
    groom: {
      name: 'James',
      full_name: 'James Oliver Hartley',
      father_name: 'Mr Peter Hartley',
      mother_name: 'Mrs Anne Hartley',
    },
    ceremony: { title: 'Ceremony', location: 'St Mary’s Church', street: 'Church Lane, Painswick, Gloucestershire' },
    party: { title: 'Dinner and dancing', location: 'The Long Barn', street: 'Mill Road, Painswick, Gloucestershire' },
    greeting: 'Together with our families, we would be delighted if you would join us as we begin our life together.',
    quote: ['Whatever our souls are made of, his and mine are the same.', 'Emily Brontë, Wuthering Heights'],
    stories: [
      {
        date: 'Spring 2020',
        title: 'The wrong umbrella',
        text: 'We took each other’s umbrellas at a bookshop, and each spent a week looking for the owner.',
      },
      {
        date: 'Winter 2025',
        title: 'A very short question',
        text: 'On a frozen towpath, with cold hands and a warm flask, James asked. Eleanor said yes.',
      },
    ],
    wishes: [
      { name: 'Aunt Margaret', message: 'Wishing you both a lifetime of laughter and good tea.' },
      { name: 'The Okafor family', message: 'So happy for you! We have already practised the first dance.' },
    ],
    bank: 'Barclays',
    meta: ['The wedding of Eleanor & James', 'You are invited to celebrate with us on 26 June 2027 in Painswick.'],
  },
  {
    language: 'ge',
    country: 'DE',
    timezone: 'Europe/Berlin',
    offset: '+02:00',
    day: '2027-07-10',
    tradition: 'western',
    bride: {
      name: 'Johanna',
      full_name: 'Johanna Sophie Lindner',
      father_name: 'Michael Lindner',
      mother_name: 'Sabine Lindner',
    },
    groom: {
      name: 'Maximilian',
      full_name: 'Maximilian Konstantin Brandt',
      father_name: 'Andreas Brandt',
      mother_name: 'Ulrike Brandt',
    },
    ceremony: {
      title: 'Kirchliche Trauung',
      location: 'Stadtkirche St. Dionys',
      street: 'Marktplatz 20, Esslingen am Neckar',
    },
    party: {
      title: 'Hochzeitsfeier',
      location: 'Kelterscheune am Weinberg',
      street: 'Weinbergstraße 12, Esslingen am Neckar',
    },
    greeting:
      'Wir trauen uns! Gemeinsam mit unseren Familien möchten wir diesen Tag mit Menschen feiern, die uns am Herzen liegen. Wir freuen uns sehr auf Sie.',
    quote: ['Die Liebe hört niemals auf.', '1. Korinther 13,8'],
    stories: [
      {
        date: 'Oktober 2019',
        title: 'Verspätung',
        text: 'Der Zug hatte neunzig Minuten Verspätung. Es waren die kürzesten neunzig Minuten unseres Lebens.',
      },
      {
        date: 'Mai 2026',
        title: 'Der Antrag',
        text: 'Zwischen Weinreben und Gewitterwolken kniete Maximilian nieder. Der Regen wartete auf die Antwort.',
      },
    ],
    wishes: [
      { name: 'Oma Hildegard', message: 'Möge euer Weg immer ein gemeinsamer sein. Ich bringe den Käsekuchen mit.' },
      { name: 'Familie Özdemir', message: 'Herzlichen Glückwunsch! Wir kommen zu viert und freuen uns riesig.' },
    ],
    bank: 'Deutsche Bank',
    meta: ['Hochzeit von Johanna & Maximilian', 'Wir laden Sie herzlich ein: 10. Juli 2027 in Esslingen am Neckar.'],
  },
  {
    language: 'es',
    country: 'ES',
    timezone: 'Europe/Madrid',
    offset: '+02:00',
    day: '2027-09-18',
    tradition: 'western',
    bride: {
      name: 'Lucía',
      full_name: 'Lucía Fernández Ortega',
      father_name: 'Antonio Fernández',
      mother_name: 'Carmen Ortega',
    },
    groom: { name: 'Mateo', full_name: 'Mateo Ibáñez Núñez', father_name: 'Javier Ibáñez', mother_name: 'Pilar Núñez' },
    ceremony: { title: 'Ceremonia', location: 'Iglesia de Santa Ana', street: 'Calle Pureza 84, Sevilla' },
    party: {
      title: 'Banquete y baile',
      location: 'Hacienda Los Naranjos',
      street: 'Carretera de Utrera km 4, Sevilla',
    },
    greeting:
      'Con la bendición de nuestras familias, queremos compartir contigo el día en que empieza nuestra vida juntos. ¡Te esperamos!',
    quote: ['Yo no sé si el mundo es hermoso, pero contigo lo parece.', 'Lucía y Mateo'],
    stories: [
      {
        date: 'Abril de 2021',
        title: 'Una feria y dos abanicos',
        text: 'Mateo compró un abanico para espantar el calor. Acabó regalándoselo a una desconocida.',
      },
      {
        date: 'Enero de 2026',
        title: 'La pregunta',
        text: 'Bajo los naranjos del patio de su abuela, con toda la familia fingiendo no mirar.',
      },
    ],
    wishes: [
      { name: 'Tía Rosario', message: '¡Que viváis muchos años y bailéis todos los domingos!' },
      { name: 'Los primos de Cádiz', message: 'Llevamos las guitarras y muchas ganas. ¡Enhorabuena!' },
    ],
    bank: 'BBVA',
    meta: ['La boda de Lucía y Mateo', 'Te invitamos a celebrarlo el 18 de septiembre de 2027 en Sevilla.'],
  },
  {
    language: 'pt',
    country: 'BR',
    timezone: 'America/Sao_Paulo',
    offset: '-03:00',
    day: '2027-10-09',
    tradition: 'western',
    bride: {
      name: 'Beatriz',
      full_name: 'Beatriz Araújo Magalhães',
      father_name: 'Paulo Magalhães',
      mother_name: 'Regina Araújo',
    },
    groom: {
      name: 'João',
      full_name: 'João Gonçalves Simões',
      father_name: 'Luís Simões',
      mother_name: 'Conceição Gonçalves',
    },
    ceremony: { title: 'Cerimônia', location: 'Capela Nossa Senhora das Dores', street: 'Rua Fresca, Paraty' },
    party: { title: 'Festa', location: 'Casa da Praia do Pontal', street: 'Praia do Pontal, Paraty' },
    greeting:
      'Com a bênção de Deus e de nossos pais, convidamos você para celebrar o início da nossa vida a dois. Sua presença é o nosso maior presente.',
    quote: ['O amor tudo sofre, tudo crê, tudo espera, tudo suporta.', '1 Coríntios 13:7'],
    stories: [
      {
        date: 'Fevereiro de 2020',
        title: 'Carnaval',
        text: 'No meio do bloco, Beatriz perdeu as amigas e encontrou o João. As amigas apareceram depois.',
      },
      { date: 'Junho de 2026', title: 'O pedido', text: 'Num barco pequeno, com o mar calmo e as mãos trêmulas.' },
    ],
    wishes: [
      { name: 'Vó Lourdes', message: 'Que nunca falte carinho nem pão de queijo nessa casa. Deus abençoe!' },
      { name: 'Turma da faculdade', message: 'Já estamos fazendo as malas. Felicidades, casal!' },
    ],
    bank: 'Nubank',
    meta: ['Casamento de Beatriz e João', 'Venha celebrar com a gente no dia 9 de outubro de 2027, em Paraty.'],
  },
];
