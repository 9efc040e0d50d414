import { starter } from '../starter-entry.ts'

export const providers = starter('provider', [
  {
    id: 1,
    attributes: {
      title: {
        kz: 'Германия академиялық алмасу қызметі (DAAD)',
        ru: 'Германская служба академических обменов (DAAD)',
        en: 'German Academic Exchange Service (DAAD)',
      },
      lead: {
        kz: 'Германияда магистратурада оқуға, зерттеу жүргізуге және жазғы тіл курстарына арналған шәкіртақылар.',
        ru: 'Стипендии на магистратуру, исследования и летние языковые курсы в Германии.',
        en: 'Scholarships for master’s study, research stays and summer language courses in Germany.',
      },
      country: 'DE',
      url: 'https://www.example.org/daad',
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Erasmus+ бағдарламасы', ru: 'Программа Erasmus+', en: 'Erasmus+ Programme' },
      lead: {
        kz: 'Еуропаның серіктес университеттерінде бір немесе екі семестр оқу; жол жүру мен тұру шығындары өтеледі.',
        ru: 'Один или два семестра в европейских университетах-партнёрах с оплатой дороги и проживания.',
        en: 'One or two semesters at partner universities in Europe, with travel and living costs covered.',
      },
      country: 'BE',
      url: 'https://www.example.org/erasmus-plus',
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: '«Болашақ» халықаралық стипендиясы', ru: 'Международная стипендия «Болашак»', en: 'Bolashak International Scholarship' },
      lead: {
        kz: 'Қазақстан азаматтарына шетелдегі магистратура, докторантура және тағылымдама үшін мемлекет бөлетін қаржы.',
        ru: 'Государственное финансирование магистратуры, докторантуры и стажировок за рубежом для граждан Казахстана.',
        en: 'State funding for master’s, doctoral and professional placements abroad for citizens of Kazakhstan.',
      },
      country: 'KZ',
      url: 'https://www.example.org/bolashak',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Mevlana алмасу бағдарламасы', ru: 'Программа обмена Mevlana', en: 'Mevlana Exchange Programme' },
      lead: {
        kz: 'Түркия университеттерімен студент және оқытушы алмасу: семестрден оқу жылына дейін.',
        ru: 'Обмен студентами и преподавателями с университетами Турции: от семестра до учебного года.',
        en: 'Student and staff exchange with universities in Türkiye, from a semester to a full year.',
      },
      country: 'TR',
      url: 'https://www.example.org/mevlana',
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: 'Фулбрайт бағдарламасы', ru: 'Программа Фулбрайта', en: 'Fulbright Programme' },
      lead: {
        kz: 'Америка Құрама Штаттарындағы магистратураға және ғалымдардың зерттеу сапарларына грант береді.',
        ru: 'Гранты на магистратуру в США и исследовательские поездки учёных.',
        en: 'Grants for master’s degrees in the United States and for research visits by scholars.',
      },
      country: 'US',
      url: 'https://www.example.org/fulbright',
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Chevening шәкіртақысы', ru: 'Стипендия Chevening', en: 'Chevening Scholarship' },
      lead: {
        kz: 'Екі жыл еңбек өтілі бар түлектерге Ұлыбританияда бір жылдық магистратура.',
        ru: 'Годичная магистратура в Великобритании для выпускников с двумя годами стажа.',
        en: 'A one-year master’s degree in the United Kingdom for graduates with two years of work behind them.',
      },
      country: 'GB',
      url: 'https://www.example.org/chevening',
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: 'Корея үкіметінің шәкіртақысы (GKS)', ru: 'Стипендия правительства Кореи (GKS)', en: 'Global Korea Scholarship (GKS)' },
      lead: {
        kz: 'Бір жыл корей тілін үйренгеннен кейін Корея университеттерінде толық оқу курсы қаржыландырылады.',
        ru: 'После года изучения корейского языка оплачивается полный курс в университетах Кореи.',
        en: 'Pays for a full degree at Korean universities after a year of language study.',
      },
      country: 'KR',
      url: 'https://www.example.org/gks',
    },
  },
  {
    id: 8,
    attributes: {
      title: {
        kz: 'Қытай үкіметінің шәкіртақысы (CSC)',
        ru: 'Стипендия правительства Китая (CSC)',
        en: 'Chinese Government Scholarship (CSC)',
      },
      lead: {
        kz: 'Оқу ақысы, жатақхана және ай сайынғы шәкіртақы; қытай не ағылшын тіліндегі бағдарламалар.',
        ru: 'Оплата учёбы и общежития и ежемесячная стипендия; программы на китайском или английском.',
        en: 'Tuition, residence and a monthly stipend for programmes in Chinese or English.',
      },
      country: 'CN',
      url: 'https://www.example.org/csc',
    },
  },
  {
    id: 9,
    attributes: {
      title: { kz: 'Visegrad халықаралық қоры', ru: 'Международный Вишеградский фонд', en: 'International Visegrad Fund' },
      lead: {
        kz: 'Польша, Чехия, Словакия және Венгрия университеттеріндегі зерттеу мен магистратураға қолдау.',
        ru: 'Поддержка исследований и магистратуры в университетах Польши, Чехии, Словакии и Венгрии.',
        en: 'Support for research and master’s study in Poland, Czechia, Slovakia and Hungary.',
      },
      country: 'SK',
      url: 'https://www.example.org/visegrad',
    },
  },
  {
    id: 10,
    attributes: {
      title: { kz: 'Campus France агенттігі', ru: 'Агентство Campus France', en: 'Campus France Agency' },
      lead: {
        kz: 'Францияда оқуға өтінім беруге, виза рәсімдеуге және тілдік емтиханға дайындалуға көмектеседі.',
        ru: 'Помогает подать заявку на учёбу во Франции, оформить визу и подготовиться к экзамену по языку.',
        en: 'Helps with applications to study in France, visas and preparation for the language test.',
      },
      country: 'FR',
      url: 'https://www.example.org/campus-france',
    },
  },
])
