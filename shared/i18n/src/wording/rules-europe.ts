import { GUESTS, type WordingRule, words } from './rule.ts';

/** German, Spanish and Portuguese: one register, one side of the ocean. */
export const EUROPE: readonly WordingRule[] = [
  // German: Sie to guests and staff, du to the child's friends alone
  {
    languages: ['ge'],
    pattern: /(?<!\p{L})(?:ihr|euch|euer|eure[mnrs]?)(?!\p{L})/u, // small: 'Ihr' is of Sie
    instead: 'Sie, Ihnen, Ihr',
    wrong: 'Wir freuen uns sehr auf euch.',
    right: 'Geben Sie Ihren Namen ein',
  },
  {
    languages: ['ge'],
    kinds: ['guest'],
    pattern: /von selbst|geht ab(?!\p{L})|^Zusage$|In Liebe|(?:Herzlichst|Grüße),$/u,
    instead: 'automatisch, wird gesendet, Antwort, Herzlichst without a comma',
    wrong: 'In Liebe,',
  },
  {
    languages: ['ge'],
    kinds: ['guest'],
    pattern: words('du', 'dir', 'dich', 'dein\\p{L}*'),
    instead: 'Sie, Ihnen, Ihr; a child’s friends alone are du',
    wrong: 'Du bist dabei, oder?',
    except: /template-8\/|_child$/, // a child's birthday
  },
  {
    languages: ['ge'],
    kinds: ['message'],
    pattern: words('hallo', 'dir', 'dich', 'dein\\p{L}*'),
    instead: 'Guten Tag, and Sie as on the page',
    wrong: 'Hallo {name},',
  },
  {
    languages: ['ge'],
    kinds: ['door'],
    pattern: /Andenken|(?<!Glück)[Ww]unschwand|zugesagten/u,
    instead: 'Gastgeschenk, Glückwunschwand, Zusagen',
    wrong: 'Das Andenken wurde übergeben.',
    right: 'Glückwunschwand',
  },
  {
    languages: ['ge'],
    pattern: /(?<=\p{L}) ?…$/u,
    instead: 'a no-break space before the ellipsis: “Wird gesendet …”',
    wrong: 'Wird gesendet…',
    right: 'Wird gesendet\u00a0…',
  },
  {
    languages: ['ge'],
    kinds: ['guest'],
    pattern: /Ihre?[nm]? Segen(?!\p{L})/u,
    instead: 'Ihre guten Wünsche: a guest’s Segen is a permission',
    wrong: 'Ihr Segen kommt an',
    right: 'Segenswünsche von Familie und Freunden',
  },
  {
    languages: ['ge', 'es', 'pt'],
    kinds: GUESTS,
    pattern:
      /Kerze für \p{L}+ an(?!\p{L})|[Ee]nc(?:ie|e)nd\p{L}+ (?:\p{L}+ )?una vela por|[Aa]cend\p{L}+ uma vela por/u,
    instead: 'Ihre Kerze leuchtet bei uns, tu vela brillará: a candle is lit for the dead',
    wrong: 'Wir zünden dennoch eine Kerze für Sie an.',
    right: 'Zünden Sie Ihre Kerze an',
  },
  {
    languages: ['es', 'pt'],
    kinds: GUESTS,
    pattern: words('orden del día', 'ordem do dia', 'buena nueva', 'boa nova'),
    instead: 'programa (an orden del día is a meeting’s), buena noticia (a buena nueva is the Gospel)',
    wrong: 'Orden del día',
  },

  // Spanish of Latin America: tú, and no words of Spain alone
  {
    languages: ['es'],
    pattern: words('vosotr[oa]s', 'os', '\\p{L}+(?:áis|éis)', 'vuestr[oa]s?', 'usted(?:es)?', 'termine', 'escanee'),
    instead: 'tú',
    wrong: '¡Os esperamos!',
  },
  {
    languages: ['es'],
    kinds: GUESTS,
    pattern: words(
      'le (?:esperamos|rogamos)',
      'avise',
      'traiga',
      'toque (?:el|la|en|aquí)',
      'escriba',
      'escríbanos',
      'reserve',
      'envíe',
      'comparta',
    ),
    instead: 'tú: Te esperamos, avisa, Trae, Toca, Escribe, Reserva, Envía',
    wrong: 'Le rogamos que confirme',
  },
  {
    languages: ['es'],
    pattern: words(
      'vídeos?',
      'añad\\p{L}+',
      'puls[ae]',
      'ha fallado',
      'tarta',
      'gramola',
      'cerillas',
      'apúntalo',
      'te apuntas',
      'vaya…',
      'comprueba',
      'tickets?',
      'móvil',
      'ordenador',
      'enhorabuena',
    ),
    instead:
      'the words of Latin America: video, agregar, presiona, llegó, pastel, rocola, fósforos, anota, Ups…, revisa, pase',
    wrong: 'Nuestro vídeo',
  },
  {
    languages: ['es'],
    pattern: /\p{L} & \p{L}|\}\} & \{\{|^&$/u,
    instead: 'y, or e before the sound of an i',
    wrong: '{{father}} & {{mother}}',
  },
  {
    languages: ['es'],
    kinds: ['guest', 'door'],
    pattern:
      /(?<!\p{L})(?:[Bb]ienvenid(?:o|os|as)|Bienvenida|[Ss]é el primero|[Aa]preciad[oa]|nuestro invitado de)(?!\p{L})/u,
    instead: 'Te damos la bienvenida, Es un honor invitar a: nobody’s number or gender',
    wrong: 'Bienvenidos,',
  },
  {
    languages: ['es'],
    pattern: /para sí(?!\p{L})/u,
    instead: 'si vienes: “para sí” is for oneself',
    wrong: 'Un círculo para sí, una cruz para no.',
  },

  // Portuguese of Brazil
  {
    languages: ['pt'],
    pattern: words(
      'partilh\\p{L}+',
      'premid[oa]',
      'carregu?e? n[oa]',
      'telemóvel',
      'ecrã',
      'autocarro',
      'bilhetes?',
      'até (?:à|ao)',
      'para si',
      'para o copiar',
      'encontra aqui',
      'ficheiro',
      'dá-nos',
    ),
    instead: 'the words of Brazil: compartilhar, pressionado, aperte, celular, tela, até o, para você',
    wrong: 'Partilhe a alegria',
  },
  {
    languages: ['pt'],
    kinds: GUESTS,
    pattern: words('obrigad[oa]'),
    instead: 'Agradecemos: it says nothing of who speaks',
    wrong: 'Muito obrigado!',
  },
  {
    languages: ['pt'],
    kinds: ['guest', 'door'],
    pattern: words('bem-vind[oa]s?', 'car[oa] assinante', 'ao nosso convidado', '[oa] anfitri(?:ão|ã)'),
    instead: 'Boas-vindas, É uma honra convidar, Quem recebe: nobody’s number or gender',
    wrong: 'Caro assinante,',
  },
  {
    languages: ['pt'],
    kinds: GUESTS,
    pattern: /vocêm|(?<!\p{L})em \{\{?date\}/u,
    instead: 'sim; until or in brackets: it is no sábado, and na segunda-feira',
    wrong: 'Um círculo para vocêm, uma cruz para não.',
  },
  {
    languages: ['pt'],
    pattern: /[Cc]ódigo QR/u,
    instead: 'QR Code',
    wrong: 'Código QR de {{name}}',
  },
];
