import type { StarterEntry } from '../starter.ts'

/** What researchers published in 2026 and most of 2025. */
export const recentPublications: readonly StarterEntry<'publication'>[] = [
  {
    id: 1,
    slug: 'open-data-and-bus-waiting-times',
    attributes: {
      title: {
        kz: 'Ашық деректер және автобус күту уақыты: Алматы тәжірибесі',
        ru: 'Открытые данные и ожидание автобуса: опыт Алматы',
        en: 'Open data and bus waiting times: the case of Almaty',
      },
      authors: { kz: 'Мусин С., Әбенова З., Ким Д.', ru: 'Мусин С., Абенова З., Ким Д.', en: 'Musin S., Abenova Z., Kim D.' },
      journal: { kz: 'Central Asian Economic Review', ru: 'Central Asian Economic Review', en: 'Central Asian Economic Review' },
      year: 2026,
      quartile: 'q2',
      doi: '10.5555/caer.2026.014',
      url: 'https://www.example.org/doi/caer.2026.014',
      school: 68,
      abstract: {
        kz: '<p>Мақалада 128 бағыттың екі жылдық қозғалысы талданады. Күту уақыты кестедегі аралықтан емес, автобустардың топтанып келуінен ұзаратыны көрсетілген. Аралықты теңестіру жаңа көлік сатып алмай-ақ күтуді бестен бірге қысқартады.</p>',
        ru: '<p>В статье анализируется движение на 128 маршрутах за два года. Показано, что ожидание растёт не из-за интервала в расписании, а из-за того, что автобусы приходят пачками. Выравнивание интервалов сокращает ожидание на пятую часть без покупки новых машин.</p>',
        en: '<p>Two years of traffic on 128 routes are analysed. Waiting grows not because of the interval in the timetable but because buses arrive in bunches. Evening out the intervals cuts waiting by a fifth without buying one new vehicle.</p>',
      },
      seo: {
        title: {
          kz: 'Ашық деректер және автобус күту уақыты: Алматы тәжірибесі',
          ru: 'Открытые данные и ожидание автобуса: опыт Алматы',
          en: 'Open data and bus waiting times: the case of Almaty',
        },
        description: {
          kz: '128 автобус бағытының екі жылдық дерегі бойынша күту уақытының неден ұзаратыны туралы мақала.',
          ru: 'Статья о том, отчего растёт ожидание автобуса, по данным 128 маршрутов за два года.',
          en: 'An article on why people wait for buses, from two years of data on 128 routes.',
        },
      },
      blocks: [
        {
          id: 5101,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Мақаладағы үш сан', ru: 'Три числа из статьи', en: 'Three figures from the article' },
          items: [
            {
              value: { kz: '34\u00a0%', ru: '34\u00a0%', en: '34%' },
              title: {
                kz: 'автобус алдыңғысының соңынан ілесіп келеді',
                ru: 'автобусов приходят следом за предыдущим',
                en: 'of buses arrive right behind the one before',
              },
            },
            {
              value: { kz: '4,6\u00a0мин', ru: '4,6\u00a0мин', en: '4.6 min' },
              title: { kz: 'топтанудан қосылатын күту', ru: 'добавляет к ожиданию скученность', en: 'added to the wait by bunching' },
            },
            {
              value: { kz: '20\u00a0%', ru: '20\u00a0%', en: '20%' },
              title: { kz: 'аралықты теңестіргенде азаяды', ru: 'сокращение при ровных интервалах', en: 'saved by even intervals' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'small-language-model-for-agglutinative-kazakh',
    attributes: {
      title: {
        kz: 'Жалғамалы тілге арналған шағын тілдік модель',
        ru: 'Малая языковая модель для агглютинативного языка',
        en: 'A small language model for an agglutinative language',
      },
      authors: { kz: 'Нұрланова Ә., Тоқтасын Е.', ru: 'Нурланова А., Токтасын Е.', en: 'Nurlanova A., Toktassyn Y.' },
      journal: {
        kz: 'Asian Journal of Language Technology',
        ru: 'Asian Journal of Language Technology',
        en: 'Asian Journal of Language Technology',
      },
      year: 2026,
      quartile: 'q1',
      doi: '10.5555/ajlt.2026.031',
      url: 'https://www.example.org/doi/ajlt.2026.031',
      school: 68,
      abstract: {
        kz: '<p>Сөзді бөлшектеудің қазақ тілінің жалғау жүйесіне негізделген тәсілі ұсынылады. Осы тәсілмен үйретілген шағын модель өзінен он есе үлкен модельдермен тең нәтиже көрсетеді және кәдімгі ноутбукте жұмыс істейді.</p>',
        ru: '<p>Предложен способ разбиения слов, основанный на системе окончаний казахского языка. Обученная так малая модель не уступает моделям в десять раз крупнее и работает на обычном ноутбуке.</p>',
        en: '<p>A way of splitting words is proposed that follows the suffixes of Kazakh. A small model trained with it matches models ten times its size and runs on an ordinary laptop.</p>',
      },
      seo: {
        title: {
          kz: 'Жалғамалы тілге арналған шағын тілдік модель',
          ru: 'Малая языковая модель для агглютинативного языка',
          en: 'A small language model for an agglutinative language',
        },
        description: {
          kz: 'Қазақ тілінің жалғауына сүйенген, ноутбукте жұмыс істейтін тілдік модель туралы мақала.',
          ru: 'Статья о языковой модели, которая опирается на казахские окончания и работает на ноутбуке.',
          en: 'An article on a language model that follows Kazakh suffixes and runs on a laptop.',
        },
      },
      blocks: [
        {
          id: 5102,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Модель туралы', ru: 'О модели', en: 'About the model' },
          items: [
            {
              title: { kz: 'Параметрлер', ru: 'Параметры', en: 'Parameters' },
              value: { kz: '1,1 миллиард', ru: '1,1 миллиарда', en: '1.1 billion' },
            },
            {
              title: { kz: 'Жад', ru: 'Память', en: 'Memory' },
              value: { kz: '6 ГБ жеткілікті', ru: 'достаточно 6 ГБ', en: '6 GB is enough' },
            },
            {
              title: { kz: 'Лицензия', ru: 'Лицензия', en: 'Licence' },
              value: { kz: 'ашық, білім беру үшін тегін', ru: 'открытая, бесплатно для образования', en: 'open, free for education' },
            },
          ],
        },
        {
          id: 5103,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Немен ерекше', ru: 'В чём новизна', en: 'What is new' },
          desc: {
            kz: '<p>Әдеттегі модельдер «кітапханаларымыздағыларға» деген сөзді он екі бөлшекке бөледі. Ұсынылған тәсілде ол түбір мен алты жалғауға ғана ажырайды, сондықтан модель мағынаны тезірек үйренеді.</p>',
            ru: '<p>Обычные модели делят длинное казахское слово на двенадцать кусочков. В предложенном способе это корень и шесть окончаний, поэтому модель быстрее учит смысл.</p>',
            en: '<p>Ordinary models cut a long Kazakh word into twelve pieces. Here it falls into a root and six suffixes, so the model learns its meaning sooner.</p>',
          },
        },
      ],
    },
  },
  {
    id: 3,
    slug: 'smog-and-house-prices',
    attributes: {
      title: { kz: 'Түтін және тұрғын үй бағасы', ru: 'Смог и цены на жильё', en: 'Smog and house prices' },
      authors: { kz: 'Жұмаділов Б., Бьянки М., Қуат М.', ru: 'Жумадилов Б., Бьянки М., Куат М.', en: 'Zhumadilov B., Bianchi M., Kuat M.' },
      journal: { kz: 'Urban Environment and Economy', ru: 'Urban Environment and Economy', en: 'Urban Environment and Economy' },
      year: 2026,
      quartile: 'q1',
      doi: '10.5555/uee.2026.007',
      url: 'https://www.example.org/doi/uee.2026.007',
      school: 66,
      abstract: {
        kz: '<p>Алпыс мың пәтер хабарландыруы мен датчик көрсеткіштері салыстырылды. Ұсақ бөлшектердің он бірлікке өсуі шаршы метр бағасын 3,1\u00a0пайызға түсіреді, ал бұл әсер 2021 жылдан кейін екі есе күшейген.</p>',
        ru: '<p>Сопоставлены шестьдесят тысяч объявлений о квартирах и показания датчиков. Рост мелких частиц на десять единиц снижает цену квадратного метра на 3,1\u00a0процента, и после 2021 года этот эффект удвоился.</p>',
        en: '<p>Sixty thousand advertisements for flats are compared with sensor readings. Ten more units of fine particles lower the price of a square metre by 3.1 per cent, and since 2021 the effect has doubled.</p>',
      },
      seo: {
        title: { kz: 'Түтін және тұрғын үй бағасы', ru: 'Смог и цены на жильё', en: 'Smog and house prices' },
        description: {
          kz: 'Алматыда ауа сапасы пәтер бағасына қалай әсер ететіні туралы зерттеу.',
          ru: 'Исследование о том, как качество воздуха в Алматы влияет на цены квартир.',
          en: 'A study of how the quality of Almaty’s air affects the price of flats.',
        },
      },
      blocks: [
        {
          id: 5104,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Аудандар бойынша әсері', ru: 'Эффект по районам', en: 'The effect by district' },
          columns: [
            { title: { kz: 'Аудан', ru: 'Район', en: 'District' } },
            { title: { kz: 'Бағаның өзгеруі', ru: 'Изменение цены', en: 'Change in price' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Алатау', ru: 'Алатауский', en: 'Alatau' } },
                { text: { kz: '–5,8\u00a0%', ru: '–5,8\u00a0%', en: '−5.8%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жетісу', ru: 'Жетысуский', en: 'Zhetysu' } },
                { text: { kz: '–4,9\u00a0%', ru: '–4,9\u00a0%', en: '−4.9%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Бостандық', ru: 'Бостандыкский', en: 'Bostandyk' } },
                { text: { kz: '–1,7\u00a0%', ru: '–1,7\u00a0%', en: '−1.7%' } },
              ],
            },
          ],
          row_heads: true,
        },
      ],
    },
  },
  {
    id: 4,
    slug: 'mentors-and-first-year-stress',
    attributes: {
      title: { kz: 'Тәлімгер және бірінші курстың күйзелісі', ru: 'Наставник и стресс первого курса', en: 'Mentors and first-year stress' },
      authors: { kz: 'Сәрсенбаева Р., Қайырбек М.', ru: 'Сарсенбаева Р., Кайырбек М.', en: 'Sarsenbayeva R., Kairbek M.' },
      journal: { kz: 'Student Psychology Quarterly', ru: 'Student Psychology Quarterly', en: 'Student Psychology Quarterly' },
      year: 2026,
      quartile: 'q2',
      doi: '10.5555/spq.2026.022',
      url: 'https://www.example.org/doi/spq.2026.022',
      school: 69,
      abstract: {
        kz: '<p>Кездейсоқ бөлінген екі топтың екі жылдық бақылауы. Аға курс тәлімгері бар студенттердің күйзеліс көрсеткіші 23\u00a0пайызға төмен, ал оқудан шығу қаупі жартысына дейін азайған. Әсер ауылдан келгендерде айқынырақ.</p>',
        ru: '<p>Двухлетнее наблюдение за двумя случайно отобранными группами. У студентов с наставником стресс ниже на 23\u00a0процента, а риск отчисления вдвое меньше. Сильнее всего эффект у приехавших из сёл.</p>',
        en: '<p>Two groups chosen at random were followed for two years. Students with a mentor show 23 per cent less stress and half the risk of dropping out; the effect is clearest among those from villages.</p>',
      },
      seo: {
        title: {
          kz: 'Тәлімгер және бірінші курстың күйзелісі',
          ru: 'Наставник и стресс первого курса',
          en: 'Mentors and first-year stress',
        },
        description: {
          kz: 'Тәлімгерліктің бірінші курс студенттеріне әсерін өлшеген екі жылдық тәжірибе.',
          ru: 'Двухлетний эксперимент о влиянии наставничества на первокурсников.',
          en: 'A two-year experiment on what mentors do for first-year students.',
        },
      },
      blocks: [
        {
          id: 5105,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Практикалық қорытынды', ru: 'Практический вывод', en: 'What follows from it' },
          desc: {
            kz: '<p>Тәлімгерлік психологты алмастырмайды, бірақ студенттің көмек сұрауын орта есеппен бес апта ерте бастатады. Бір тәлімгерге алты студенттен артық бекітуге болмайды.</p>',
            ru: '<p>Наставник не заменяет психолога, но студент обращается за помощью в среднем на пять недель раньше. На одного наставника не стоит назначать больше шести студентов.</p>',
            en: '<p>A mentor does not replace a psychologist, but students ask for help five weeks earlier on average. No mentor should have more than six students.</p>',
          },
        },
        {
          id: 5106,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Біз күйзелісті емдеген жоқпыз. Біз жалғыздықты азайттық.</p>',
            ru: '<p>Мы не лечили стресс. Мы уменьшили одиночество.</p>',
            en: '<p>We did not cure stress. We made people less alone.</p>',
          },
          name: { kz: 'Раушан Сәрсенбаева', ru: 'Раушан Сарсенбаева', en: 'Raushan Sarsenbayeva' },
          post: { kz: 'Мақала авторы', ru: 'Автор статьи', en: 'Author of the article' },
        },
      ],
    },
  },
  {
    id: 5,
    slug: 'promises-and-figures-in-esg-reports',
    attributes: {
      title: { kz: 'ESG есептеріндегі уәде мен сан', ru: 'Обещания и цифры в ESG-отчётах', en: 'Promises and figures in ESG reports' },
      authors: { kz: 'Тілеубердина Г., Мұхтарова Ш.', ru: 'Тлеубердина Г., Мухтарова Ш.', en: 'Tleuberdina G., Mukhtarova S.' },
      journal: { kz: 'Journal of Eurasian Accounting', ru: 'Journal of Eurasian Accounting', en: 'Journal of Eurasian Accounting' },
      year: 2026,
      quartile: 'q3',
      doi: '10.5555/jea.2026.018',
      url: 'https://www.example.org/doi/jea.2026.018',
      school: 66,
      abstract: {
        kz: '<p>Алпыс қазақстандық компанияның есебі жетпіс екі көрсеткіш бойынша оқылды. Көрсеткіштердің жартысынан азы санмен ашылған. Тәуелсіз тексеруден өткен есепте сан үлесі екі есе жоғары, ал есептің беті азырақ.</p>',
        ru: '<p>Отчёты шестидесяти казахстанских компаний прочитаны по семидесяти двум показателям. Цифрами раскрыто меньше половины. В отчётах с независимой проверкой доля цифр вдвое выше, а страниц меньше.</p>',
        en: '<p>The reports of sixty Kazakh companies were read against seventy-two indicators, fewer than half of which are backed by figures. Where there is an independent check, the share of figures doubles and the page count falls.</p>',
      },
      seo: {
        title: { kz: 'ESG есептеріндегі уәде мен сан', ru: 'Обещания и цифры в ESG-отчётах', en: 'Promises and figures in ESG reports' },
        description: {
          kz: 'Қазақстандық компаниялардың тұрақты даму есебінде қанша дерек, қанша сөз бар?',
          ru: 'Сколько в отчётах казахстанских компаний данных и сколько слов?',
          en: 'How much in Kazakh companies’ sustainability reports is data and how much is words?',
        },
      },
      blocks: [
        {
          id: 5107,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Авторларға қойылған сұрақтар', ru: 'Вопросы авторам', en: 'Questions to the authors' },
          items: [
            {
              title: { kz: 'Қай сала ашығырақ?', ru: 'Какая отрасль открытее?', en: 'Which industry is most open?' },
              text: {
                kz: '<p>Тау-кен және энергетика, өйткені оларды шетелдік кредиторлар тексереді.</p>',
                ru: '<p>Горная и энергетика, потому что их проверяют зарубежные кредиторы.</p>',
                en: '<p>Mining and energy, because foreign lenders check them.</p>',
              },
            },
            {
              title: { kz: 'Деректі алуға бола ма?', ru: 'Доступны ли данные?', en: 'Are the data available?' },
              text: {
                kz: '<p>Иә, бағалау кестесі мақала қосымшасында, компаниялардың аты ашық көрсетілген.</p>',
                ru: '<p>Да, таблица оценок в приложении к статье, компании названы.</p>',
                en: '<p>Yes, the table of scores is in the appendix, with companies named.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 6,
    slug: 'appeal-against-an-algorithm',
    attributes: {
      title: {
        kz: 'Алгоритмге шағым: салыстырмалы талдау',
        ru: 'Жалоба на алгоритм: сравнительный анализ',
        en: 'Appealing against an algorithm: a comparative study',
      },
      authors: { kz: 'Тәжібаева А., Мырзахметов О.', ru: 'Тажибаева А., Мырзахметов О.', en: 'Tazhibayeva A., Myrzakhmetov O.' },
      journal: { kz: 'Law and Technology in Asia', ru: 'Law and Technology in Asia', en: 'Law and Technology in Asia' },
      year: 2026,
      quartile: 'q2',
      doi: '10.5555/lta.2026.009',
      url: 'https://www.example.org/doi/lta.2026.009',
      school: 70,
      abstract: {
        kz: '<p>Төрт елдің заңында автоматты шешімге шағымдану тәртібі салыстырылады. Түсініктеме алу құқығы қағазда бар, бірақ мерзімі белгіленбеген жерде ол іске аспайтыны көрсетіледі. Қазақстан үшін үш баптың жобасы ұсынылады.</p>',
        ru: '<p>Сравнивается порядок обжалования автоматических решений в законах четырёх стран. Показано, что право на объяснение не работает там, где не установлен срок. Для Казахстана предложен проект трёх статей.</p>',
        en: '<p>How automated decisions can be appealed against is compared in the laws of four countries. A right to reasons has no effect where no time limit is set. Three draft articles are proposed for Kazakhstan.</p>',
      },
      seo: {
        title: {
          kz: 'Алгоритмге шағым: салыстырмалы талдау',
          ru: 'Жалоба на алгоритм: сравнительный анализ',
          en: 'Appealing against an algorithm: a comparative study',
        },
        description: {
          kz: 'Автоматты шешімге шағымдану құқығын төрт елдің заңы бойынша салыстырған мақала.',
          ru: 'Сравнение права на обжалование автоматических решений по законам четырёх стран.',
          en: 'The right to appeal against automated decisions, compared across the laws of four countries.',
        },
      },
      blocks: [
        {
          id: 5108,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Ұсынылған тәртіп', ru: 'Предложенный порядок', en: 'The procedure proposed' },
          items: [
            {
              title: { kz: 'Хабарлау', ru: 'Уведомление', en: 'Notice' },
              desc: {
                kz: '<p>Азаматқа шешімді бағдарлама қабылдағаны сол күні айтылады.</p>',
                ru: '<p>Гражданину в тот же день сообщают, что решение принял алгоритм.</p>',
                en: '<p>The citizen is told the same day that an algorithm has decided.</p>',
              },
            },
            {
              title: { kz: 'Түсініктеме', ru: 'Объяснение', en: 'Reasons' },
              desc: {
                kz: '<p>Сұраудан кейін он жұмыс күні ішінде шешуші белгілер жазбаша беріледі.</p>',
                ru: '<p>В течение десяти рабочих дней после запроса письменно называют решающие признаки.</p>',
                en: '<p>Within ten working days of a request the decisive factors are given in writing.</p>',
              },
            },
            {
              title: { kz: 'Қайта қарау', ru: 'Пересмотр', en: 'Review' },
              desc: {
                kz: '<p>Шағымды бағдарламаға қатысы жоқ қызметкер қарайды.</p>',
                ru: '<p>Жалобу рассматривает сотрудник, не связанный с программой.</p>',
                en: '<p>The appeal is heard by an official who has nothing to do with the program.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 7,
    slug: 'money-sent-home-from-the-city',
    attributes: {
      title: { kz: 'Қаладан ауылға жіберілген ақша', ru: 'Деньги, которые город шлёт в село', en: 'Money sent home from the city' },
      authors: {
        kz: 'Мельник О., Қайырбек М., Әбілқасымов С.',
        ru: 'Мельник О., Кайырбек М., Абилькасымов С.',
        en: 'Melnik O., Kairbek M., Abilkassymov S.',
      },
      journal: { kz: 'Population and Place in Eurasia', ru: 'Population and Place in Eurasia', en: 'Population and Place in Eurasia' },
      year: 2026,
      quartile: 'q1',
      doi: '10.5555/ppe.2026.004',
      url: 'https://www.example.org/doi/ppe.2026.004',
      school: 69,
      abstract: {
        kz: '<p>Қалаға көшкен 2\u00a0400 жастың үш жылдық дерегі. Олардың 62\u00a0пайызы ата-анасына тұрақты ақша жібереді, орта есеппен табысының сегізден бірін. Бұл қаражат негізінен мал емес, інілері мен қарындастарының оқуына жұмсалады.</p>',
        ru: '<p>Данные за три года о 2\u00a0400 молодых людях, переехавших в город. Родителям регулярно посылают деньги 62\u00a0процента, в среднем восьмую часть дохода. Тратят их главным образом не на скот, а на учёбу младших.</p>',
        en: '<p>Three years of data on 2,400 young people who moved to a city. Of them 62 per cent regularly send money to their parents, an eighth of their income on average. It is spent less on livestock than on the schooling of younger brothers and sisters.</p>',
      },
      seo: {
        title: { kz: 'Қаладан ауылға жіберілген ақша', ru: 'Деньги, которые город шлёт в село', en: 'Money sent home from the city' },
        description: {
          kz: 'Қалаға көшкен жастардың ауылдағы отбасына көмегі туралы үш жылдық зерттеу.',
          ru: 'Трёхлетнее исследование о том, как переехавшие в город помогают семьям в селе.',
          en: 'A three-year study of how those who move to the city help their families in the village.',
        },
      },
      blocks: [
        {
          id: 5109,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Ақша неге жұмсалады', ru: 'На что идут деньги', en: 'What the money is for' },
          items: [
            {
              value: { kz: '44\u00a0%', ru: '44\u00a0%', en: '44%' },
              title: { kz: 'інісі мен қарындасының оқуына', ru: 'на учёбу младших', en: 'schooling of younger siblings' },
            },
            { value: { kz: '27\u00a0%', ru: '27\u00a0%', en: '27%' }, title: { kz: 'емделуге', ru: 'на лечение', en: 'medical care' } },
            {
              value: { kz: '17\u00a0%', ru: '17\u00a0%', en: '17%' },
              title: { kz: 'үй жөндеуге', ru: 'на ремонт дома', en: 'repairs to the house' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 8,
    slug: 'what-irrigation-water-really-costs',
    attributes: {
      title: { kz: 'Суармалы судың шынайы құны', ru: 'Настоящая цена поливной воды', en: 'What irrigation water really costs' },
      authors: { kz: 'Сүлейменова Л., Бейсенов Қ.', ru: 'Сулейменова Л., Бейсенов К.', en: 'Suleimenova L., Beissenov K.' },
      journal: { kz: 'Water and Farm Policy', ru: 'Water and Farm Policy', en: 'Water and Farm Policy' },
      year: 2025,
      quartile: 'q1',
      doi: '10.5555/wfp.2025.041',
      url: 'https://www.example.org/doi/wfp.2025.041',
      school: 66,
      abstract: {
        kz: '<p>Екі жүз шаруашылықта орнатылған өлшеуіштердің екі маусымдық дерегі бойынша тариф судың толық құнының төрттен бірін ғана жабатыны есептелді. Үнемделген суды қайта сатып алу моделі ұсынылып, сынақ нәтижесі келтірілген.</p>',
        ru: '<p>По данным счётчиков в двухстах хозяйствах за два сезона посчитано, что тариф покрывает лишь четверть полной стоимости воды. Предложена модель выкупа сэкономленной воды и приведены итоги опыта.</p>',
        en: '<p>From two seasons of meter readings on two hundred farms it is calculated that the tariff covers only a quarter of the full cost of water. A scheme for buying back what is saved is proposed, with the results of a trial.</p>',
      },
      seo: {
        title: { kz: 'Суармалы судың шынайы құны', ru: 'Настоящая цена поливной воды', en: 'What irrigation water really costs' },
        description: {
          kz: 'Суару тарифі мен судың толық құнын салыстырған мақала.',
          ru: 'Статья о разрыве между тарифом на полив и полной стоимостью воды.',
          en: 'An article on the gap between the irrigation tariff and the full cost of water.',
        },
      },
      blocks: [
        {
          id: 5110,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Зерттеу шеңбері', ru: 'Рамки исследования', en: 'The study in brief' },
          items: [
            {
              title: { kz: 'Аудандар', ru: 'Районы', en: 'Districts' },
              value: { kz: 'Мақтаарал, Жетісай, Қармақшы', ru: 'Мактаарал, Жетысай, Кармакшы', en: 'Maktaaral, Zhetisai, Karmakshy' },
            },
            {
              title: { kz: 'Кезең', ru: 'Период', en: 'Period' },
              value: {
                kz: '2024 және 2025 жылдардың суару маусымы',
                ru: 'сезоны полива 2024 и 2025 годов',
                en: 'the irrigation seasons of 2024 and 2025',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 9,
    slug: 'why-small-firms-close',
    attributes: {
      title: { kz: 'Шағын кәсіпорын неге жабылады', ru: 'Почему закрываются малые предприятия', en: 'Why small firms close' },
      authors: { kz: 'Рахымжанова М., Қуат М.', ru: 'Рахимжанова М., Куат М.', en: 'Rakhimzhanova M., Kuat M.' },
      journal: { kz: 'Small Business of Asia', ru: 'Small Business of Asia', en: 'Small Business of Asia' },
      year: 2025,
      quartile: 'q2',
      doi: '10.5555/sba.2025.016',
      url: 'https://www.example.org/doi/sba.2025.016',
      school: 67,
      abstract: {
        kz: '<p>Алпыс кәсіпорынның апталық күнделігі негізінде жабылудың алдын ала белгілері анықталды. Ең сенімді белгі – сату емес, есептің үзілуі: екі апта қатарынан жазба болмаса, жабылу ықтималдығы төрт есе артады.</p>',
        ru: '<p>По недельным дневникам шестидесяти предприятий выявлены ранние признаки закрытия. Самый надёжный связан не с продажами, а с учётом: если записей нет две недели подряд, вероятность закрытия вырастает вчетверо.</p>',
        en: '<p>From the weekly diaries of sixty firms the early signs of closing are identified. The surest is not in sales but in bookkeeping: two weeks without an entry make closing four times as likely.</p>',
      },
      seo: {
        title: { kz: 'Шағын кәсіпорын неге жабылады', ru: 'Почему закрываются малые предприятия', en: 'Why small firms close' },
        description: {
          kz: 'Шағын кәсіпорынның жабылуын алдын ала білдіретін белгілер туралы зерттеу.',
          ru: 'Исследование ранних признаков того, что малое предприятие закроется.',
          en: 'A study of the early signs that a small firm is about to close.',
        },
      },
      blocks: [
        {
          id: 5111,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Кәсіпкерге кеңес', ru: 'Совет предпринимателю', en: 'Advice to owners' },
          desc: {
            kz: '<p>Аптасына жиырма минут бөліңіз: түсім, шығын, бір шешім. Зерттеуге қатысқандардың ішінде осы үш жолды жыл бойы толтырған бірде-бір кәсіпорын жабылған жоқ.</p>',
            ru: '<p>Уделяйте двадцать минут в неделю трём строкам: выручка, расход, одно решение. Ни одно предприятие, которое заполняло их весь год, не закрылось.</p>',
            en: '<p>Give twenty minutes a week to three lines: takings, costs, one decision. Not one firm that filled them in all year has closed.</p>',
          },
        },
      ],
    },
  },
  {
    id: 10,
    slug: 'mediation-and-the-tradition-of-biys',
    attributes: {
      title: { kz: 'Медиация және билер дәстүрі', ru: 'Медиация и традиция биев', en: 'Mediation and the tradition of the biys' },
      authors: { kz: 'Әбдіғалиев С.', ru: 'Абдигалиев С.', en: 'Abdigaliyev S.' },
      journal: { kz: 'Steppe Law Review', ru: 'Steppe Law Review', en: 'Steppe Law Review' },
      year: 2025,
      quartile: 'q4',
      doi: '10.5555/slr.2025.003',
      url: 'https://www.example.org/doi/slr.2025.003',
      school: 70,
      abstract: {
        kz: '<p>Билер сотының татуластыру тәсілдері мен бүгінгі медиация заңы салыстырылады. Жиырма ауылдағы жүз он сегіз даудың талдауы көрсеткендей, тұрғындар құжаттан бұрын беделді адамның сөзіне сенеді, ал заң бұл беделді рәсімге енгізуге мүмкіндік береді.</p>',
        ru: '<p>Сопоставлены приёмы примирения в суде биев и сегодняшний закон о медиации. Разбор ста восемнадцати споров в двадцати сёлах показал: жители раньше документа верят слову уважаемого человека, и закон позволяет опереться на это доверие.</p>',
        en: '<p>The ways in which the biys reconciled people are set beside today’s law of mediation. A hundred and eighteen disputes in twenty villages show that people trust the word of a respected person before a document, and that the law can build on that trust.</p>',
      },
      seo: {
        title: { kz: 'Медиация және билер дәстүрі', ru: 'Медиация и традиция биев', en: 'Mediation and the tradition of the biys' },
        description: {
          kz: 'Билер сотының тәжірибесі мен қазіргі медиация туралы заңгерлік зерттеу.',
          ru: 'Правовое исследование об опыте суда биев и современной медиации.',
          en: 'A legal study of the old courts of the biys and mediation today.',
        },
      },
      blocks: [
        {
          id: 5112,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Мақала кімге пайдалы', ru: 'Кому полезна статья', en: 'Who should read it' },
          desc: {
            kz: '<p>Медиаторларға, ауыл әкімдеріне және құқық тарихын оқитын студенттерге. Қосымшада татуласу келісімінің қазақша үлгісі берілген.</p>',
            ru: '<p>Медиаторам, сельским акимам и студентам, изучающим историю права. В приложении есть образец соглашения о примирении на казахском языке.</p>',
            en: '<p>Mediators, village mayors and students of legal history. A model settlement in Kazakh is appended.</p>',
          },
        },
      ],
    },
  },
  {
    id: 11,
    slug: 'trails-owned-by-villages',
    attributes: {
      title: {
        kz: 'Ауылға тиесілі бағыттар: Жетісу тәжірибесі',
        ru: 'Маршруты, которыми владеет аул: опыт Жетысу',
        en: 'Trails owned by villages: lessons from Zhetysu',
      },
      authors: { kz: 'Омарова П., Әбенова З.', ru: 'Омарова П., Абенова З.', en: 'Omarova P., Abenova Z.' },
      journal: { kz: 'Mountain Tourism Research', ru: 'Mountain Tourism Research', en: 'Mountain Tourism Research' },
      year: 2025,
      quartile: 'q2',
      doi: '10.5555/mtr.2025.012',
      url: 'https://www.example.org/doi/mtr.2025.012',
      school: 69,
      abstract: {
        kz: '<p>Жеті туристік бағыттың екі иелік үлгісі салыстырылған: кооператив және туроператор. Кооператив бағыттарында табыстың 86\u00a0пайызы ауылда қалады, бірақ маркетингке шығын көбірек. Аралас үлгі ұсынылады.</p>',
        ru: '<p>Сравниваются две формы владения маршрутами: кооператив и туроператор. В кооперативах 86\u00a0процентов дохода остаётся в ауле, но выше расходы на продвижение. Предложена смешанная модель.</p>',
        en: '<p>Two ways of owning trails are compared: a cooperative and a tour operator. With cooperatives 86 per cent of the income stays in the village, but marketing costs more. A mixed model is proposed.</p>',
      },
      seo: {
        title: {
          kz: 'Ауылға тиесілі бағыттар: Жетісу тәжірибесі',
          ru: 'Маршруты, которыми владеет аул: опыт Жетысу',
          en: 'Trails owned by villages: lessons from Zhetysu',
        },
        description: {
          kz: 'Туристік бағыттың табысы ауылда қалуы үшін оған кім ие болуы керек?',
          ru: 'Кто должен владеть маршрутом, чтобы доход оставался в ауле?',
          en: 'Who should own a trail if its income is to stay in the village?',
        },
      },
      blocks: [
        {
          id: 5113,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Екі үлгі', ru: 'Две модели', en: 'Two models' },
          items: [
            {
              title: { kz: 'Кооператив', ru: 'Кооператив', en: 'Cooperative' },
              desc: {
                kz: '<p>Табыс пен шешім отбасыларда, өсуі баяу, тұрақтылығы жоғары.</p>',
                ru: '<p>Доход и решения у семей, рост медленный, устойчивость высокая.</p>',
                en: '<p>Income and decisions rest with families; growth is slow and steady.</p>',
              },
            },
            {
              title: { kz: 'Туроператор', ru: 'Туроператор', en: 'Tour operator' },
              desc: {
                kz: '<p>Қонақ тез көбейеді, бірақ табыстың көбі қалаға кетеді.</p>',
                ru: '<p>Гостей быстро становится больше, но основной доход уходит в город.</p>',
                en: '<p>Guests come quickly, but most of the income goes to the city.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 12,
    slug: 'hearing-the-breath-of-a-power-network',
    attributes: {
      title: {
        kz: 'Желінің тынысын тыңдау: ауытқуды ерте анықтау',
        ru: 'Слушая дыхание сети: раннее обнаружение аномалий',
        en: 'Listening to a network breathe: early detection of anomalies',
      },
      authors: { kz: 'Тілеуова Г., Ким Д.', ru: 'Тлеуова Г., Ким Д.', en: 'Tleuova G., Kim D.' },
      journal: {
        kz: 'Industrial Cyber Security Letters',
        ru: 'Industrial Cyber Security Letters',
        en: 'Industrial Cyber Security Letters',
      },
      year: 2025,
      quartile: 'q1',
      doi: '10.5555/icsl.2025.027',
      url: 'https://www.example.org/doi/icsl.2025.027',
      school: 68,
      abstract: {
        kz: '<p>Электр желісінің қалыпты жүктемесін үйренетін және одан ауытқуды екі минутта байқайтын әдіс сипатталған. Цифрлық егізде жүргізілген жүз шабуылдың тоқсан үші анықталды, жалған дабыл айына бір реттен аспады.</p>',
        ru: '<p>Описан метод, который учит обычную нагрузку сети и замечает отклонение за две минуты. Из ста атак на цифрового двойника обнаружено девяносто три, ложных тревог не больше одной в месяц.</p>',
        en: '<p>A method is described that learns a network’s normal load and notices a change within two minutes. Of a hundred attacks on a digital twin ninety-three were detected, with no more than one false alarm a month.</p>',
      },
      seo: {
        title: {
          kz: 'Желінің тынысын тыңдау: ауытқуды ерте анықтау',
          ru: 'Слушая дыхание сети: раннее обнаружение аномалий',
          en: 'Listening to a network breathe: early detection of anomalies',
        },
        description: {
          kz: 'Энергия желісіне жасалған шабуылды екі минутта байқайтын әдіс.',
          ru: 'Метод, который замечает атаку на энергосеть за две минуты.',
          en: 'A method that notices an attack on a power network within two minutes.',
        },
      },
      blocks: [
        {
          id: 5114,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Сынақ қорытындысы', ru: 'Итоги испытаний', en: 'Results of the trial' },
          columns: [
            { title: { kz: 'Шабуыл түрі', ru: 'Вид атаки', en: 'Kind of attack' } },
            { title: { kz: 'Жасалды', ru: 'Проведено', en: 'Made' } },
            { title: { kz: 'Анықталды', ru: 'Обнаружено', en: 'Detected' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Контроллерді басып алу', ru: 'Захват контроллера', en: 'Controller taken over' } },
                { text: { kz: '40', ru: '40', en: '40' } },
                { text: { kz: '39', ru: '39', en: '39' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жалған көрсеткіш', ru: 'Ложные показания', en: 'False readings' } },
                { text: { kz: '35', ru: '35', en: '35' } },
                { text: { kz: '31', ru: '31', en: '31' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Байланысты үзу', ru: 'Разрыв связи', en: 'Link cut' } },
                { text: { kz: '25', ru: '25', en: '25' } },
                { text: { kz: '23', ru: '23', en: '23' } },
              ],
            },
          ],
          row_heads: true,
        },
      ],
    },
  },
]
