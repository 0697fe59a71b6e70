import type { LanguageDemo } from './language-demo.ts';

/** Texts in the languages of Asia. */
export const EAST_ASIA: LanguageDemo[] = [
  {
    language: 'id',
    country: 'ID',
    timezone: 'Asia/Jakarta',
    offset: '+07:00',
    day: '2027-05-01',
    tradition: 'javanese',
    bride: {
      name: 'Ambar',
      full_name: 'Ambarwati Sekar Tanjung',
      father_name: 'Bpk. Sudarsono',
      mother_name: 'Ibu Sri Mulyani Tanjung',
    },
    groom: {
      name: 'Panji',
      full_name: 'Panji Laksmana',
      father_name: 'Bpk. Laksmono',
      mother_name: 'Ibu Tuti Alawiyah',
    },
    ceremony: {
      title: 'Akad nikah',
      location: 'Masjid Agung Semarang',
      street: 'Jl. Alun-alun Barat No. 11, Semarang',
    },
    party: { title: 'Resepsi', location: 'Gedung Wanita', street: 'Jl. Sriwijaya No. 29, Semarang' },
    greeting:
      'Dengan memohon rahmat Tuhan Yang Maha Esa, kami mengundang Bapak/Ibu/Saudara/i untuk hadir pada pernikahan kami.',
    quote: ['Tresna kang tuwuh saka ati, bakal nemu dalane bali.', 'Paribasan Jawa'],
    stories: [
      {
        date: 'Juli 2021',
        title: 'Pasar Johar',
        text: 'Ambar menawar kain, Panji menawar senyum. Keduanya pulang membawa hasil.',
      },
      {
        date: 'Januari 2026',
        title: 'Lamaran',
        text: 'Hujan deras, tamu basah kuyup, dan semua orang tertawa bahagia.',
      },
    ],
    wishes: [
      { name: 'Bude Sumi', message: 'Semoga menjadi keluarga yang rukun, ayem, dan tentrem.' },
      { name: 'Teman SMA 3', message: 'Selamat! Akhirnya angkatan kita genap menikah semua.' },
    ],
    bank: 'Bank Mandiri',
    meta: ['Undangan Pernikahan Ambar & Panji', 'Kami mengundang Anda pada 1 Mei 2027 di Semarang.'],
  },
  {
    language: 'my',
    country: 'MY',
    timezone: 'Asia/Kuala_Lumpur',
    offset: '+08:00',
    day: '2027-08-21',
    tradition: 'muslim',
    bride: {
      name: 'Nur Aina',
      full_name: 'Nur Aina binti Azman',
      father_name: 'Encik Azman bin Yusof',
      mother_name: 'Puan Rohani binti Salleh',
    },
    groom: {
      name: 'Hakim',
      full_name: 'Muhammad Hakim bin Rosli',
      father_name: 'Encik Rosli bin Hamid',
      mother_name: 'Puan Zaleha binti Omar',
    },
    ceremony: {
      title: 'Majlis akad nikah',
      location: 'Masjid Wilayah Persekutuan',
      street: 'Jalan Tuanku Abdul Halim, Kuala Lumpur',
    },
    party: { title: 'Majlis resepsi', location: 'Dewan Seri Melati', street: 'Jalan Ampang, Kuala Lumpur' },
    greeting:
      'Dengan penuh kesyukuran ke hadrat Ilahi, kami menjemput Tuan/Puan sekeluarga ke majlis perkahwinan anakanda kami. Semoga kehadiran Tuan/Puan memeriahkan majlis dan diberkati Allah.',
    quote: [
      'Dan di antara tanda-tanda kekuasaan-Nya ialah Dia menciptakan untuk kamu pasangan daripada jenis kamu sendiri, supaya kamu berasa tenang kepadanya.',
      'Surah Ar-Rum, ayat 21',
    ],
    stories: [
      {
        date: 'Mac 2021',
        title: 'Kedai kopi di Ipoh',
        text: 'Meja penuh, jadi kami berkongsi. Sejak itu, kami tidak pernah minta meja berasingan.',
      },
      {
        date: 'Disember 2025',
        title: 'Merisik',
        text: 'Rombongan datang membawa tujuh dulang dan satu soalan. Jawapannya: setuju.',
      },
    ],
    wishes: [
      { name: 'Mak Long', message: 'Selamat pengantin baru! Semoga kekal hingga ke Jannah.' },
      { name: 'Rakan UKM', message: 'Tahniah! Jangan lupa simpan bunga telur untuk kami.' },
    ],
    bank: 'Maybank',
    meta: ['Walimatulurus Nur Aina & Hakim', 'Kami menjemput anda pada 21 Ogos 2027 di Kuala Lumpur.'],
  },
  {
    language: 'cn',
    country: 'SG',
    timezone: 'Asia/Singapore',
    offset: '+08:00',
    day: '2027-11-13',
    tradition: 'chinese',
    bride: { name: '林雨晴', full_name: '林雨晴', father_name: '林建国先生', mother_name: '陈美华女士' },
    groom: { name: '黄志远', full_name: '黄志远', father_name: '黄文德先生', mother_name: '李秀英女士' },
    ceremony: { title: '敬茶仪式', location: '林府', street: '新加坡武吉知马路 128 号' },
    party: { title: '婚宴', location: '牡丹厅', street: '新加坡乌节路 88 号' },
    greeting: '谨订于良辰吉日，为小儿小女举行婚礼。诚邀您与家人拨冗光临，与我们同享这份喜悦。',
    quote: ['执子之手，与子偕老。', '《诗经·邶风·击鼓》'],
    stories: [
      { date: '2020 年春', title: '同一把伞', text: '雨下得很突然，车站只有一把伞。我们走错了路，却走到了一起。' },
      { date: '2026 年元宵', title: '求婚', text: '元宵灯会上，他在花灯上写了四个字：“嫁给我吧”。' },
    ],
    wishes: [
      { name: '外婆', message: '祝你们百年好合，永结同心，早生贵子！' },
      { name: '大学同学', message: '终于等到这一天，一定准时到场，喝个痛快！' },
    ],
    bank: 'DBS',
    meta: ['黄志远与林雨晴的婚礼', '诚邀您于2027年11月13日莅临新加坡。'],
  },
  {
    language: 'ja',
    country: 'JP',
    timezone: 'Asia/Tokyo',
    offset: '+09:00',
    day: '2027-04-17',
    tradition: 'western',
    bride: { name: '桜井 美咲', full_name: '桜井 美咲', father_name: '桜井 誠', mother_name: '桜井 由美子' },
    groom: { name: '藤原 健太', full_name: '藤原 健太', father_name: '藤原 浩', mother_name: '藤原 恵子' },
    ceremony: { title: '挙式', location: '鎌倉 若宮の杜チャペル', street: '神奈川県鎌倉市雪ノ下 2-1' },
    party: { title: '披露宴', location: '海辺の迎賓館', street: '神奈川県鎌倉市材木座 5-8' },
    greeting:
      '謹啓 皆様にはますますご清祥のこととお慶び申し上げます。このたび私たちは結婚式を挙げることとなりました。つきましては、日頃お世話になっている皆様にお集まりいただき、ささやかな宴を催したく存じます。ぜひご出席くださいますようご案内申し上げます。 謹白',
    quote: ['君がため 惜しからざりし 命さへ 長くもがなと 思ひけるかな', '藤原義孝・百人一首'],
    stories: [
      {
        date: '2020年6月',
        title: '紫陽花の坂道',
        text: '道を尋ねられたのに、二人とも地図が読めませんでした。一緒に迷ったのが始まりです。',
      },
      { date: '2026年1月', title: 'プロポーズ', text: '初日の出の海で。言葉より先に、波の音が返事をしてくれました。' },
    ],
    wishes: [
      { name: '千代', message: 'ご結婚おめでとうございます。末永くお幸せに。' },
      { name: 'テニス部一同', message: 'おめでとう！余興は任せてください。' },
    ],
    bank: 'MUFG',
    meta: ['藤原 健太・桜井 美咲 結婚式のご案内', '2027年4月17日、鎌倉にて。ご出席をお待ちしております。'],
  },
  {
    language: 'kr',
    country: 'KR',
    timezone: 'Asia/Seoul',
    offset: '+09:00',
    day: '2027-05-22',
    tradition: 'western',
    bride: { name: '김서연', full_name: '김서연', father_name: '김영호', mother_name: '박미숙' },
    groom: { name: '이준호', full_name: '이준호', father_name: '이상철', mother_name: '최은희' },
    ceremony: { title: '예식', location: '아름다운 정원 웨딩홀', street: '서울특별시 종로구 자하문로 45' },
    party: { title: '피로연', location: '한옥 마당', street: '서울특별시 종로구 북촌로 31' },
    greeting:
      '서로가 마주 보며 다져온 사랑을 이제 함께 한곳을 바라보며 걸어갈 수 있는 큰 사랑으로 키우고자 합니다. 저희 두 사람의 새로운 시작을 축복해 주시면 감사하겠습니다.',
    quote: ['사랑은 서로를 바라보는 것이 아니라 함께 같은 방향을 바라보는 것이다.', '생텍쥐페리'],
    stories: [
      {
        date: '2021년 봄',
        title: '벚꽃 길',
        text: '사진을 찍어 달라고 부탁했는데, 그 사진이 가장 좋은 사진이 되었습니다.',
      },
      {
        date: '2026년 겨울',
        title: '프러포즈',
        text: '첫눈이 오던 날, 준비한 말을 다 잊고 한마디만 했습니다. 결혼하자.',
      },
    ],
    wishes: [
      { name: '큰이모', message: '결혼 축하해! 늘 웃음이 가득한 가정이 되길 바란다.' },
      { name: '회사 동기들', message: '두 분 정말 잘 어울려요. 축하드립니다!' },
    ],
    bank: '카카오뱅크',
    meta: ['이준호 ♥ 김서연 결혼합니다', '2027년 5월 22일, 서울에서 열리는 결혼식에 여러분을 초대합니다.'],
  },
];
