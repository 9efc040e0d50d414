import { starter } from '../starter-entry.ts'

export const ratings = starter('rating', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' },
      agency: { kz: 'Орталық Азия ЖОО рейтингі', ru: 'Рейтинг вузов Центральной Азии', en: 'Central Asian University Ranking' },
      rank: '14',
      year: 2026,
      lead: {
        kz: 'Бес елдің 180 жоғары оқу орны бағаланды; университет бір жылда алты саты жоғары көтерілді.',
        ru: 'Оценивались 180 вузов пяти стран; за год университет поднялся на шесть строк.',
        en: 'The ranking covered 180 institutions in five countries; the university climbed six places in a year.',
      },
      url: 'https://www.example.org/rankings/central-asia-2026',
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Экономика', ru: 'Экономика', en: 'Economics' },
      school: 66,
      agency: { kz: 'Ұлттық бағдарламалар рейтингі', ru: 'Национальный рейтинг программ', en: 'National Programme Ranking' },
      rank: '1',
      year: 2026,
      lead: {
        kz: 'Бакалавриат бағдарламасы түлектердің жұмысқа орналасуы мен жалақысы бойынша үздік шықты.',
        ru: 'Программа бакалавриата признана лучшей по трудоустройству и зарплатам выпускников.',
        en: 'The bachelor’s programme came first for graduate employment and earnings.',
      },
      url: 'https://www.example.org/rankings/programmes-2026',
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Қаржы', ru: 'Финансы', en: 'Finance' },
      school: 66,
      agency: { kz: 'Ұлттық бағдарламалар рейтингі', ru: 'Национальный рейтинг программ', en: 'National Programme Ranking' },
      rank: '1',
      year: 2026,
      lead: {
        kz: 'Магистратура бағдарламасы үшінші жыл қатарынан елдегі бірінші орнын сақтап келеді.',
        ru: 'Программа магистратуры третий год подряд удерживает первое место в стране.',
        en: 'The master’s programme has held first place in the country for the third year running.',
      },
      url: 'https://www.example.org/rankings/programmes-2026',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Ақпараттық жүйелер', ru: 'Информационные системы', en: 'Information Systems' },
      school: 68,
      agency: { kz: 'Ұлттық бағдарламалар рейтингі', ru: 'Национальный рейтинг программ', en: 'National Programme Ranking' },
      rank: '2',
      year: 2026,
      lead: {
        kz: 'Сарапшылар оқу жоспарындағы өндірістік жобалардың үлесін ең жоғары бағалады.',
        ru: 'Эксперты выше всего оценили долю производственных проектов в учебном плане.',
        en: 'The experts gave their highest marks to the share of industry projects in the curriculum.',
      },
      url: 'https://www.example.org/rankings/programmes-2026',
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' },
      agency: { kz: 'Жаһандық әсер рейтингі', ru: 'Глобальный рейтинг влияния', en: 'Global Impact Ranking' },
      rank: '201–300',
      year: 2026,
      lead: {
        kz: 'Ең жоғары ұпай сапалы білім мен гендерлік теңдік мақсаттары бойынша алынды.',
        ru: 'Самые высокие баллы получены по целям «качественное образование» и «гендерное равенство».',
        en: 'The highest scores came under the goals of quality education and gender equality.',
      },
      url: '/impact-ranking',
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Құқықтану', ru: 'Юриспруденция', en: 'Law' },
      school: 70,
      agency: { kz: 'Ұлттық бағдарламалар рейтингі', ru: 'Национальный рейтинг программ', en: 'National Programme Ranking' },
      rank: '3',
      year: 2026,
      lead: {
        kz: 'Заң клиникасы мен сот ойындары бағдарламаны алғашқы үштікке шығарды.',
        ru: 'В первую тройку программу вывели юридическая клиника и учебные судебные процессы.',
        en: 'The law clinic and moot courts lifted the programme into the top three.',
      },
      url: 'https://www.example.org/rankings/programmes-2026',
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' },
      agency: { kz: 'Жұмыс берушілер рейтингі', ru: 'Рейтинг работодателей', en: 'Employers’ Ranking' },
      rank: '5',
      year: 2025,
      lead: {
        kz: 'Сауалнамаға қатысқан 640 компания түлектердің аналитикалық дағдыларын ерекше атап өтті.',
        ru: '640 опрошенных компаний особо отметили аналитические навыки выпускников.',
        en: 'The 640 companies surveyed singled out the analytical skills of our graduates.',
      },
      url: 'https://www.example.org/rankings/employers-2025',
    },
  },
  {
    id: 8,
    attributes: {
      title: { kz: 'Маркетинг', ru: 'Маркетинг', en: 'Marketing' },
      school: 66,
      agency: { kz: 'Ұлттық бағдарламалар рейтингі', ru: 'Национальный рейтинг программ', en: 'National Programme Ranking' },
      rank: '1',
      year: 2025,
      lead: {
        kz: 'Диплом жұмыстарының үштен бірі нақты компанияның тапсырысымен орындалғаны ескерілді.',
        ru: 'Учтено, что треть дипломных работ выполняется по заказу действующих компаний.',
        en: 'It counted that a third of final projects are commissioned by working companies.',
      },
      url: 'https://www.example.org/rankings/programmes-2025',
    },
  },
  {
    id: 9,
    attributes: {
      title: { kz: 'Есеп және аудит', ru: 'Учёт и аудит', en: 'Accounting and Audit' },
      school: 66,
      agency: { kz: 'Ұлттық бағдарламалар рейтингі', ru: 'Национальный рейтинг программ', en: 'National Programme Ranking' },
      rank: '2',
      year: 2025,
      lead: {
        kz: 'Бағдарламаның тоғыз пәні халықаралық кәсіби біліктілік емтихандарына есептеледі.',
        ru: 'Девять дисциплин программы засчитываются как экзамены международной квалификации.',
        en: 'Nine courses of the programme count towards an international professional qualification.',
      },
      url: 'https://www.example.org/rankings/programmes-2025',
    },
  },
  {
    id: 10,
    attributes: {
      title: { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' },
      agency: { kz: 'Орталық Азия ЖОО рейтингі', ru: 'Рейтинг вузов Центральной Азии', en: 'Central Asian University Ranking' },
      rank: '20',
      year: 2025,
      lead: {
        kz: 'Шетелдік оқытушылар үлесі бойынша университет алғашқы ондыққа енді.',
        ru: 'По доле зарубежных преподавателей университет вошёл в первую десятку.',
        en: 'The university entered the top ten for its share of international teaching staff.',
      },
      url: 'https://www.example.org/rankings/central-asia-2025',
    },
  },
  {
    id: 11,
    attributes: {
      title: { kz: 'Кампус', ru: 'Кампус', en: 'Campus' },
      agency: { kz: 'Жасыл кампус индексі', ru: 'Индекс зелёного кампуса', en: 'Green Campus Index' },
      rank: '9',
      year: 2025,
      lead: {
        kz: 'Қалдықты бөлек жинау мен жылуды үнемдеу ғимараттардың энергия шығынын 18 пайызға азайтты.',
        ru: 'Раздельный сбор отходов и экономия тепла сократили энергозатраты корпусов на 18 процентов.',
        en: 'Waste sorting and heat saving cut the energy bills of our buildings by 18 per cent.',
      },
      url: '/our-sustainable-development',
    },
  },
  {
    id: 12,
    attributes: {
      title: { kz: 'Мемлекеттік басқару', ru: 'Государственное управление', en: 'Public Administration' },
      school: 70,
      agency: { kz: 'Ұлттық бағдарламалар рейтингі', ru: 'Национальный рейтинг программ', en: 'National Programme Ranking' },
      rank: '2',
      year: 2024,
      lead: {
        kz: 'Магистранттар практикадан әкімдіктер мен министрліктерде өтеді, мұны рейтинг бөлек бағалайды.',
        ru: 'Магистранты проходят практику в акиматах и министерствах, что рейтинг оценивает отдельно.',
        en: 'Master’s students take placements in city halls and ministries, which the ranking scores separately.',
      },
      url: 'https://www.example.org/rankings/programmes-2024',
    },
  },
])
