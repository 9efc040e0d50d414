import type { StarterEntry } from '../starter-entry.ts'

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
          kz: 'Ашық деректер және автобус күту уақыты: Алматы тәжірибесі\u00a0– Нархоз',
          ru: 'Открытые данные и ожидание автобуса: опыт Алматы\u00a0— Университет Нархоз',
          en: 'Open data and bus waiting times: the case of Almaty – Narxoz',
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
        {
          id: 7300,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Зерттеу қалай жүрді', ru: 'Как шло исследование', en: 'How the study was done' },
          items: [
            {
              title: { kz: 'Деректі жинау', ru: 'Сбор данных', en: 'Collecting the data' },
              desc: {
                kz: '<p>Әр автобустың орны отыз секунд сайын алынды, тазартқаннан кейін 41 миллион жазба қалды.</p>',
                ru: '<p>Положение каждого автобуса снимали раз в тридцать секунд: после очистки остался 41 миллион записей.</p>',
                en: '<p>The position of every bus was taken every thirty seconds; 41 million records remained after cleaning.</p>',
              },
            },
            {
              title: { kz: 'Тазалау', ru: 'Очистка', en: 'Cleaning' },
              desc: {
                kz: '<p>Депоға бара жатқан және сынақ рейстегі көлік есептен шығарылды, сигналы үзілген жерлер белгіленді.</p>',
                ru: '<p>Машины на пути в депо и пробные рейсы исключили, места с потерей сигнала отметили.</p>',
                en: '<p>Vehicles on the way to the depot and trial runs were left out, and places without a signal were marked.</p>',
              },
            },
            {
              title: { kz: 'Тексеру', ru: 'Проверка', en: 'Checking' },
              desc: {
                kz: '<p>Есептелген күту уақыты жиырма аялдамада студенттердің сағатымен салыстырылды.</p>',
                ru: '<p>Расчётное ожидание сверили на двадцати остановках с секундомером студентов.</p>',
                en: '<p>The calculated wait was compared at twenty stops with students holding stopwatches.</p>',
              },
            },
          ],
        },
        {
          id: 7301,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Қалаға ұсыныс', ru: 'Предложение городу', en: 'A proposal to the city' },
          desc: {
            kz: '<p>Диспетчерге рейсті ұстап тұрудың бір ғана ережесі жетеді: алдыңғы көлік үш минуттан жақын болса, келесі аялдамада қырық секунд күту. Сынақ екі бағытта алты апта жүрді.</p>',
            ru: '<p>Диспетчеру хватает одного правила: если предыдущая машина ближе трёх минут, на следующей остановке подождать сорок секунд. Испытание шло шесть недель на двух маршрутах.</p>',
            en: '<p>The dispatcher needs a single rule: if the bus ahead is less than three minutes away, wait forty seconds at the next stop. It was tried on two routes for six weeks.</p>',
          },
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
          kz: 'Жалғамалы тілге арналған шағын тілдік модель\u00a0– Нархоз университеті',
          ru: 'Малая языковая модель для агглютинативного языка\u00a0— Университет Нархоз',
          en: 'A small language model for an agglutinative language – Narxoz',
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
        {
          id: 7302,
          type: 'accordion',
          group: 3,
          position: 3,
          title: {
            kz: 'Модельді қолданғысы келетіндерге',
            ru: 'Тем, кто хочет применить модель',
            en: 'For those who want to use the model',
          },
          items: [
            {
              title: { kz: 'Қайдан жүктеледі?', ru: 'Где скачать?', en: 'Where can I download it?' },
              text: {
                kz: '<p>Мақаланың қосымшасында сілтеме, салмақтар және үйрету сценарийі бар.</p>',
                ru: '<p>В приложении к статье есть ссылка, веса и сценарий обучения.</p>',
                en: '<p>The appendix of the article has the link, the weights and the training script.</p>',
              },
            },
            {
              title: { kz: 'Қай жерде қателеседі?', ru: 'Где она ошибается?', en: 'Where does it go wrong?' },
              text: {
                kz: '<p>Диалект сөздерінде және латынша жазылған атауларда. Авторлар мұндай мысалдардың тізімін жариялаған.</p>',
                ru: '<p>В диалектных словах и названиях латиницей. Список таких примеров авторы опубликовали.</p>',
                en: '<p>In dialect words and names written in Latin letters. The authors have published a list of such examples.</p>',
              },
            },
            {
              title: {
                kz: 'Өз мәтініме үйрете аламын ба?',
                ru: 'Можно ли дообучить её на своих текстах?',
                en: 'Can I train it further on my own texts?',
              },
              text: {
                kz: '<p>Иә, бір видеокартасы бар компьютерде бес мың сөйлемге екі сағат кетеді.</p>',
                ru: '<p>Да, на компьютере с одной видеокартой пять тысяч предложений занимают два часа.</p>',
                en: '<p>Yes; on a computer with one graphics card five thousand sentences take two hours.</p>',
              },
            },
          ],
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
        title: {
          kz: 'Түтін және тұрғын үй бағасы\u00a0– Нархоз университеті',
          ru: 'Смог и цены на жильё\u00a0— Университет Нархоз',
          en: 'Smog and house prices – Narxoz University',
        },
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
        {
          id: 7303,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Дерек және әдіс', ru: 'Данные и метод', en: 'Data and method' },
          desc: {
            kz: '<p>Әр пәтер жарияланған күнге дейінгі отыз күндегі ауа көрсеткішімен жұпталды. Қабаты, салынған жылы, метроға дейінгі қашықтық пен ауданның өзі бөлек есепке алынды.</p>',
            ru: '<p>Каждую квартиру сопоставили с воздухом за тридцать дней до объявления. Этаж, год постройки, расстояние до метро и сам район учтены отдельно.</p>',
            en: '<p>Each flat was paired with the air of the thirty days before it was advertised. Floor, year of building, distance to the metro and the district itself are accounted for separately.</p>',
          },
        },
        {
          id: 7304,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Авторлар не дейді', ru: 'Что отвечают авторы', en: 'What the authors say' },
          items: [
            {
              title: {
                kz: 'Бұл жай ғана қымбат аудан әсері емес пе?',
                ru: 'Не эффект ли это дорогого района?',
                en: 'Is this not just the effect of an expensive district?',
              },
              text: {
                kz: '<p>Жоқ: бір үйдегі бір қабаттағы пәтерлердің түтінді және таза айдағы бағасы салыстырылды.</p>',
                ru: '<p>Нет: сравнивали цены в одном доме и на одном этаже в задымлённый и в чистый месяц.</p>',
                en: '<p>No: prices in the same building and on the same floor were compared in a smoggy and in a clear month.</p>',
              },
            },
            {
              title: { kz: 'Неге әсер күшейді?', ru: 'Почему эффект усилился?', en: 'Why has the effect grown?' },
              text: {
                kz: '<p>2021 жылдан бастап көрсеткіш телефонда көрінеді, сатып алушы енді саудаласқанда оны айтады.</p>',
                ru: '<p>С 2021 года показания видны в телефоне, и покупатель называет их, когда торгуется.</p>',
                en: '<p>Since 2021 the readings are on everybody’s phone, and buyers mention them when they bargain.</p>',
              },
            },
          ],
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
        kz: '<p>Кездейсоқ бөлінген екі топтың екі жылдық бақылауы. Жоғары курс тәлімгері бар студенттердің күйзеліс көрсеткіші 23\u00a0пайызға төмен, ал оқудан шығу қаупі жартысына дейін азайған. Әсер ауылдан келгендерде айқынырақ.</p>',
        ru: '<p>Двухлетнее наблюдение за двумя случайно отобранными группами. У студентов с наставником стресс ниже на 23\u00a0процента, а риск отчисления вдвое меньше. Сильнее всего эффект у приехавших из сёл.</p>',
        en: '<p>Two groups chosen at random were followed for two years. Students with a mentor show 23 per cent less stress and half the risk of dropping out; the effect is clearest among those from villages.</p>',
      },
      seo: {
        title: {
          kz: 'Тәлімгер және бірінші курстың күйзелісі\u00a0– Нархоз университеті',
          ru: 'Наставник и стресс первого курса\u00a0— Университет Нархоз',
          en: 'Mentors and first-year stress – Narxoz University',
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
        {
          id: 7305,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Тәжірибе қалай құрылды', ru: 'Как построен эксперимент', en: 'How the experiment was built' },
          items: [
            {
              title: { kz: 'Жеребе', ru: 'Жребий', en: 'Drawing lots' },
              desc: {
                kz: '<p>Қыркүйекте 1\u00a0140 бірінші курс студенті жеребемен екіге бөлінді.</p>',
                ru: '<p>В сентябре 1\u00a0140 первокурсников жребием разделили надвое.</p>',
                en: '<p>In September 1,140 first-year students were divided in two by lot.</p>',
              },
            },
            {
              title: { kz: 'Кездесулер', ru: 'Встречи', en: 'Meetings' },
              desc: {
                kz: '<p>Бір топ аптасына бір рет жоғары курс студентімен кездесті, екіншісі әдеттегідей оқыды.</p>',
                ru: '<p>Одна группа раз в неделю встречалась со старшекурсником, вторая училась как обычно.</p>',
                en: '<p>One group met an older student once a week, the other studied as usual.</p>',
              },
            },
            {
              title: { kz: 'Өлшеу', ru: 'Измерение', en: 'Measuring' },
              desc: {
                kz: '<p>Күйзеліс қазақша шкаламен жылына төрт рет өлшенді, нәтижені кім жинағанын талдаушы білмеді.</p>',
                ru: '<p>Стресс четыре раза в год мерили казахской шкалой, аналитик не знал, чьи это ответы.</p>',
                en: '<p>Stress was measured four times a year on the Kazakh scale, and whoever analysed the answers did not know whose they were.</p>',
              },
            },
          ],
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
        en: '<p>The reports of sixty Kazakhstani companies were read against seventy-two indicators, fewer than half of which are backed by figures. Where there is an independent check, the share of figures doubles and the page count falls.</p>',
      },
      seo: {
        title: {
          kz: 'ESG есептеріндегі уәде мен сан\u00a0– Нархоз университеті',
          ru: 'Обещания и цифры в ESG-отчётах\u00a0— Университет Нархоз',
          en: 'Promises and figures in ESG reports – Narxoz University',
        },
        description: {
          kz: 'Қазақстандық компаниялардың тұрақты даму есебінде қанша дерек, қанша сөз бар?',
          ru: 'Сколько в отчётах казахстанских компаний данных и сколько слов?',
          en: 'How much in Kazakhstani companies’ sustainability reports is data and how much is words?',
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
        {
          id: 7306,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Нәтиже сандармен', ru: 'Итоги в цифрах', en: 'Results in figures' },
          items: [
            {
              value: { kz: '60', ru: '60', en: '60' },
              title: { kz: 'компанияның есебі оқылды', ru: 'компаний прочитано', en: 'companies’ reports were read' },
            },
            {
              value: { kz: '72', ru: '72', en: '72' },
              title: { kz: 'көрсеткіш тексерілді', ru: 'показателя проверено', en: 'indicators were checked' },
            },
            {
              value: { kz: '46\u00a0%', ru: '46\u00a0%', en: '46%' },
              title: { kz: 'көрсеткіш санмен берілген', ru: 'показателей раскрыты цифрами', en: 'of indicators are backed by figures' },
            },
          ],
        },
        {
          id: 7307,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Инвесторға не береді', ru: 'Что это даёт инвестору', en: 'What it gives an investor' },
          desc: {
            kz: '<p>Есептің қалыңдығы сапаның белгісі емес: ең қысқа он есептің жетеуі тәуелсіз тексеруден өткен. Авторлар бір беттік тексеру парағын ұсынады, оны кез келген оқырман жарты сағатта толтырады.</p>',
            ru: '<p>Толщина отчёта не признак качества: семь из десяти самых коротких прошли независимую проверку. Авторы предлагают проверочный лист на одну страницу, который любой читатель заполнит за полчаса.</p>',
            en: '<p>A thick report is no sign of quality: seven of the ten shortest had been independently checked. The authors offer a one-page checklist that any reader can fill in within half an hour.</p>',
          },
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
          kz: 'Алгоритмге шағым: салыстырмалы талдау\u00a0– Нархоз университеті',
          ru: 'Жалоба на алгоритм: сравнительный анализ\u00a0— Университет Нархоз',
          en: 'Appealing against an algorithm: a comparative study – Narxoz',
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
        {
          id: 7308,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Нені салыстырдық', ru: 'Что сравнивали', en: 'What was compared' },
          columns: [
            { title: { kz: 'Заңға қойылған сұрақ', ru: 'Вопрос к закону', en: 'Question put to the law' } },
            { title: { kz: 'Нақты жауабы бар', ru: 'Ясный ответ есть', en: 'Clear answer in' } },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Шешімді алгоритм қабылдағаны айтыла ма?',
                    ru: 'Сообщают ли, что решил алгоритм?',
                    en: 'Are people told that an algorithm decided?',
                  },
                },
                { text: { kz: 'төрт заңның үшеуінде', ru: 'в трёх законах из четырёх', en: 'three laws of four' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Түсіндіру мерзімі белгіленген бе?',
                    ru: 'Установлен ли срок объяснения?',
                    en: 'Is there a time limit for the explanation?',
                  },
                },
                { text: { kz: 'екеуінде', ru: 'в двух', en: 'two' } },
              ],
            },
            {
              cells: [
                {
                  text: { kz: 'Шағымды адам қарай ма?', ru: 'Рассматривает ли жалобу человек?', en: 'Is the complaint heard by a person?' },
                },
                { text: { kz: 'үшеуінде', ru: 'в трёх', en: 'three' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 7309,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Мерзім неге маңызды', ru: 'Почему важен срок', en: 'Why a time limit matters' },
          desc: {
            kz: '<p>Мерзімі жоқ елдерде түсіндірме сұраған адамдардың үштен екісі жауапты шағым беру уақыты өтіп кеткен соң алған. Сондықтан жобаның бірінші бабы мерзімнен басталады.</p>',
            ru: '<p>Там, где срока нет, две трети попросивших объяснения получили его, когда жаловаться было уже поздно. Поэтому первая статья проекта начинается со срока.</p>',
            en: '<p>Where there is no time limit, two thirds of those who asked for an explanation received it when it was too late to complain. So the first article of the draft begins with one.</p>',
          },
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
        title: {
          kz: 'Қаладан ауылға жіберілген ақша\u00a0– Нархоз университеті',
          ru: 'Деньги, которые город шлёт в село\u00a0— Университет Нархоз',
          en: 'Money sent home from the city – Narxoz University',
        },
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
        {
          id: 7310,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Дерек және әдіс', ru: 'Данные и метод', en: 'Data and method' },
          desc: {
            kz: '<p>Зерттеуші бір отбасымен үш жыл бойы жылына бір рет сөйлесті: алдымен қаладағы баласымен, бір аптадан кейін ауылдағы ата-анасымен. Екі жақтың айтқаны сәйкес келмесе, үшінші әңгіме болды.</p>',
            ru: '<p>Три года исследователь раз в год говорил с одной и той же семьёй: сначала с тем, кто уехал в город, через неделю с родителями в ауле. Если слова расходились, был третий разговор.</p>',
            en: '<p>For three years a researcher talked to the same family once a year: first to the one in the city, a week later to the parents in the village. Where the two accounts differed there was a third talk.</p>',
          },
        },
        {
          id: 7311,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Зерттеу шеңбері', ru: 'Рамки исследования', en: 'Scope of the study' },
          items: [
            {
              title: { kz: 'Қалалар', ru: 'Города', en: 'Cities' },
              value: { kz: 'Алматы, Астана, Шымкент', ru: 'Алматы, Астана, Шымкент', en: 'Almaty, Astana, Shymkent' },
            },
            { title: { kz: 'Жасы', ru: 'Возраст', en: 'Age' }, value: { kz: '18–29 жас', ru: '18–29 лет', en: '18–29' } },
            {
              title: { kz: 'Кезеңі', ru: 'Период', en: 'Period' },
              value: { kz: '2024–2026 жылдар', ru: '2024–2026 годы', en: '2024–2026' },
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
      year: 2026,
      quartile: 'q1',
      doi: '10.5555/wfp.2026.041',
      url: 'https://www.example.org/doi/wfp.2026.041',
      school: 66,
      abstract: {
        kz: '<p>Екі жүз шаруашылықта орнатылған өлшеуіштердің екі маусымдық дерегі бойынша тариф судың толық құнының төрттен бірін ғана жабатыны есептелді. Үнемделген суды қайта сатып алу моделі ұсынылып, сынақ нәтижесі келтірілген.</p>',
        ru: '<p>По данным счётчиков в двухстах хозяйствах за два сезона посчитано, что тариф покрывает лишь четверть полной стоимости воды. Предложена модель выкупа сэкономленной воды и приведены итоги опыта.</p>',
        en: '<p>From two seasons of meter readings on two hundred farms it is calculated that the tariff covers only a quarter of the full cost of water. A scheme for buying back what is saved is proposed, with the results of a trial.</p>',
      },
      seo: {
        title: {
          kz: 'Суармалы судың шынайы құны\u00a0– Нархоз университеті',
          ru: 'Настоящая цена поливной воды\u00a0— Университет Нархоз',
          en: 'What irrigation water really costs – Narxoz University',
        },
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
                kz: '2025 және 2026 жылдардың суару маусымы',
                ru: 'сезоны полива 2025 и 2026 годов',
                en: 'the irrigation seasons of 2025 and 2026',
              },
            },
          ],
        },
        {
          id: 7312,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Бір текше метрдің құны', ru: 'Из чего складывается кубометр', en: 'What a cubic metre costs' },
          items: [
            {
              value: { kz: '26\u00a0%', ru: '26\u00a0%', en: '26%' },
              title: { kz: 'тариф өтейтін бөлігі', ru: 'покрывает тариф', en: 'is covered by the tariff' },
            },
            {
              value: { kz: '41\u00a0%', ru: '41\u00a0%', en: '41%' },
              title: { kz: 'арық пен сорғыны ұстау', ru: 'содержание каналов и насосов', en: 'goes on canals and pumps' },
            },
            {
              value: { kz: '33\u00a0%', ru: '33\u00a0%', en: '33%' },
              title: { kz: 'жолда жоғалған су', ru: 'вода, потерянная в пути', en: 'is water lost on the way' },
            },
          ],
        },
        {
          id: 7313,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Тәжірибенің қорытындысы', ru: 'Итог опыта', en: 'How the trial ended' },
          desc: {
            kz: '<p>Үнемделген суды сатып алуға он тоғыз шаруашылық келісті. Бір маусымда олар суды 22 пайызға аз жұмсады, ал өнім көлемі өзгерген жоқ.</p>',
            ru: '<p>На выкуп сэкономленной воды согласились девятнадцать хозяйств. За сезон они потратили на 22 процента меньше, а урожай не изменился.</p>',
            en: '<p>Nineteen farms agreed to have the water they saved bought back. In one season they used 22 per cent less, and the harvest stayed the same.</p>',
          },
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
        kz: '<p>Алпыс кәсіпорынның апталық күнделігі негізінде жабылудың алдын ала белгілері анықталды. Ең сенімді белгі\u00a0– сату емес, есептің үзілуі: екі апта қатарынан жазба болмаса, жабылу ықтималдығы төрт есе артады.</p>',
        ru: '<p>По недельным дневникам шестидесяти предприятий выявлены ранние признаки закрытия. Самый надёжный связан не с продажами, а с учётом: если записей нет две недели подряд, вероятность закрытия вырастает вчетверо.</p>',
        en: '<p>From the weekly diaries of sixty firms the early signs of closing are identified. The surest is not in sales but in bookkeeping: two weeks without an entry make closing four times as likely.</p>',
      },
      seo: {
        title: {
          kz: 'Шағын кәсіпорын неге жабылады\u00a0– Нархоз университеті',
          ru: 'Почему закрываются малые предприятия\u00a0— Университет Нархоз',
          en: 'Why small firms close – Narxoz University',
        },
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
        {
          id: 7314,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Күнделіктен шыққан сандар', ru: 'Цифры из дневников', en: 'Figures from the diaries' },
          items: [
            {
              value: { kz: '60', ru: '60', en: '60' },
              title: { kz: 'кәсіпорын күнделік жүргізді', ru: 'предприятий вели дневник', en: 'firms kept a diary' },
            },
            {
              value: { kz: '104', ru: '104', en: '104' },
              title: { kz: 'апта бақыланды', ru: 'недели наблюдений', en: 'weeks were observed' },
            },
            {
              value: { kz: '11', ru: '11', en: '11' },
              title: { kz: 'кәсіпорын жабылды', ru: 'предприятий закрылось', en: 'firms closed' },
            },
          ],
        },
        {
          id: 7315,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Ерте белгілер', ru: 'Ранние признаки', en: 'Early signs' },
          items: [
            {
              title: { kz: 'Есептегі үзіліс', ru: 'Пропуск в учёте', en: 'A gap in the accounts' },
              text: {
                kz: '<p>Екі апта жазба жоқ болса, себебін сол аптада іздеңіз: әдетте иесі кассадан өзіне алғанын жазбай жүреді.</p>',
                ru: '<p>Если записей нет две недели, ищите причину сразу: обычно владелец берёт из кассы и не записывает.</p>',
                en: '<p>If there is nothing for two weeks, look for the reason at once: usually the owner takes money from the till and does not write it down.</p>',
              },
            },
            {
              title: { kz: 'Бір ғана сатып алушы', ru: 'Один покупатель', en: 'A single customer' },
              text: {
                kz: '<p>Түсімнің жартысынан көбі бір тапсырысшыдан түсетін он үш кәсіпорынның бесеуі тоқтады.</p>',
                ru: '<p>Из тринадцати предприятий, у которых больше половины выручки давал один заказчик, остановились пять.</p>',
                en: '<p>Of the thirteen firms that earned more than half from one customer, five have stopped.</p>',
              },
            },
          ],
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
        title: {
          kz: 'Медиация және билер дәстүрі\u00a0– Нархоз университеті',
          ru: 'Медиация и традиция биев\u00a0— Университет Нархоз',
          en: 'Mediation and the tradition of the biys – Narxoz University',
        },
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
        {
          id: 7316,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Зерттелген даулар', ru: 'Изученные споры', en: 'The disputes studied' },
          items: [
            {
              title: { kz: 'Саны', ru: 'Число', en: 'Number' },
              value: { kz: '118 дау, 20 ауыл', ru: '118 споров, 20 сёл', en: '118 disputes in 20 villages' },
            },
            {
              title: { kz: 'Көбіне не туралы', ru: 'О чём чаще всего', en: 'Mostly about' },
              value: { kz: 'жер шекарасы, мал, мұра', ru: 'границы участков, скот, наследство', en: 'boundaries, livestock, inheritance' },
            },
            {
              title: { kz: 'Татуласқаны', ru: 'Закончились миром', en: 'Settled' },
              value: { kz: '71 пайызы', ru: '71 процент', en: '71 per cent' },
            },
          ],
        },
        {
          id: 7317,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Бүгінгі заңға ұсыныс', ru: 'Предложение к закону', en: 'A proposal for the law' },
          desc: {
            kz: '<p>Автор медиатордың тізіліміне ауыл өзі ұсынған адамды қысқа оқытудан кейін қосуды ұсынады. Екі тарап қол қойған келісімді сот он күнде бекітеді, баж алынбайды.</p>',
            ru: '<p>Автор предлагает после короткого обучения включать в реестр медиаторов человека, которого выдвинуло само село. Соглашение, подписанное обеими сторонами, суд утверждает за десять дней и без пошлины.</p>',
            en: '<p>The author proposes that, after a short course, a person named by the village itself be entered in the register of mediators. A settlement signed by both sides would be confirmed by the court in ten days, free of charge.</p>',
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
          kz: 'Ауылға тиесілі бағыттар: Жетісу тәжірибесі\u00a0– Нархоз университеті',
          ru: 'Маршруты, которыми владеет аул: опыт Жетысу\u00a0— Университет Нархоз',
          en: 'Trails owned by villages: lessons from Zhetysu – Narxoz University',
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
        {
          id: 7318,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Табыс қайда қалады', ru: 'Где остаётся доход', en: 'Where the income stays' },
          columns: [
            { title: { kz: 'Кімде', ru: 'У кого', en: 'With whom' } },
            { title: { kz: 'Кооператив', ru: 'Кооператив', en: 'Cooperative' } },
            { title: { kz: 'Туроператор', ru: 'Туроператор', en: 'Tour operator' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Ауыл отбасылары', ru: 'Семьи аула', en: 'Village families' } },
                { text: { kz: '86\u00a0%', ru: '86\u00a0%', en: '86%' } },
                { text: { kz: '39\u00a0%', ru: '39\u00a0%', en: '39%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жарнама мен брондау', ru: 'Реклама и бронирование', en: 'Promotion and booking' } },
                { text: { kz: '11\u00a0%', ru: '11\u00a0%', en: '11%' } },
                { text: { kz: '24\u00a0%', ru: '24\u00a0%', en: '24%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Басқару', ru: 'Управление', en: 'Management' } },
                { text: { kz: '3\u00a0%', ru: '3\u00a0%', en: '3%' } },
                { text: { kz: '37\u00a0%', ru: '37\u00a0%', en: '37%' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 7319,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Аралас үлгі', ru: 'Смешанная модель', en: 'The mixed model' },
          desc: {
            kz: '<p>Маршрут пен баға ауылда қалады, ал сайт, төлем және сақтандыру қаладағы операторға тапсырылады. Операторға үлес емес, әр қонақ үшін белгілі ақы төленеді.</p>',
            ru: '<p>Маршрут и цена остаются у аула, а сайт, платежи и страховку ведёт городской оператор. Платят ему не долю, а твёрдую сумму с гостя.</p>',
            en: '<p>The route and the price stay with the village; the website, payments and insurance are left to an operator in the city. The operator gets a fixed sum per guest, not a share.</p>',
          },
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
          kz: 'Желінің тынысын тыңдау: ауытқуды ерте анықтау\u00a0– Нархоз университеті',
          ru: 'Слушая дыхание сети: раннее обнаружение аномалий\u00a0— Университет Нархоз',
          en: 'Listening to a network breathe: early detection of anomalies – Narxoz',
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
        {
          id: 7320,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Әдістің мәні', ru: 'Суть метода', en: 'The idea' },
          desc: {
            kz: '<p>Жүйе шабуылдың түрін жаттамайды. Ол жүктеменің тәулік, апта және ауа райы бойынша «тынысын» үйренеді де, тыныс бұзылғанда белгі береді, сондықтан бұрын болмаған шабуылды да байқайды.</p>',
            ru: '<p>Система не заучивает виды атак. Она учит «дыхание» нагрузки по суткам, неделе и погоде и подаёт знак, когда оно сбивается, поэтому замечает и те атаки, которых раньше не было.</p>',
            en: '<p>The system does not memorise kinds of attack. It learns how the load “breathes” by day, week and weather and gives a sign when the breathing falters, so it also notices attacks that have never happened before.</p>',
          },
        },
        {
          id: 7321,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Іске енгізу туралы', ru: 'О внедрении', en: 'Putting it to use' },
          items: [
            {
              title: { kz: 'Қандай жабдық керек?', ru: 'Какое нужно оборудование?', en: 'What equipment does it need?' },
              text: {
                kz: '<p>Қосалқы станцияда бұрыннан бар есептегіштер мен бір кәдімгі сервер жеткілікті.</p>',
                ru: '<p>Достаточно счётчиков, которые уже стоят на подстанции, и одного обычного сервера.</p>',
                en: '<p>The meters that substations already have, and one ordinary server.</p>',
              },
            },
            {
              title: { kz: 'Неге жеті шабуыл байқалмады?', ru: 'Почему семь атак не замечены?', en: 'Why were seven attacks missed?' },
              text: {
                kz: '<p>Олар жүктемені өте баяу өзгертті. Мақаланың соңғы бөлімі осы жағдайға арналған.</p>',
                ru: '<p>Они меняли нагрузку очень медленно. Этому случаю посвящён последний раздел статьи.</p>',
                en: '<p>They changed the load very slowly. The last section of the article deals with them.</p>',
              },
            },
          ],
        },
      ],
    },
  },
]
