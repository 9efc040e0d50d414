import { starter } from '../starter-entry.ts'

export const historyTimelines = starter('history-timeline', [
  {
    id: 1,
    attributes: {
      year: 1963,
      title: {
        kz: 'Алматы халық шаруашылығы институты ашылды',
        ru: 'Открыт Алма-Атинский институт народного хозяйства',
        en: 'The Almaty Institute of National Economy opens',
      },
      desc: {
        kz: '<p>Жоспарлау, қаржы, есеп және статистика факультеттеріне жеті жүзден астам студент қабылданды, жартысы кешкі бөлімге жазылды. Дәрістер жалға алынған екі мектептің ғимаратында оқылды.</p>',
        ru: '<p>На факультеты планирования, финансов, учёта и статистики приняли больше семисот студентов, половина записалась на вечернее отделение. Лекции читали в двух арендованных школьных зданиях.</p>',
        en: '<p>More than seven hundred students entered the faculties of planning, finance, accounting and statistics, half of them in the evening department. Lectures were given in two rented school buildings.</p>',
      },
    },
  },
  {
    id: 2,
    attributes: {
      year: 1966,
      title: {
        kz: 'Жандосов көшесіндегі бас ғимарат',
        ru: 'Главный корпус на улице Жандосова',
        en: 'The main building on Zhandosov Street',
      },
      desc: {
        kz: '<p>Институт өз ғимаратына көшті. Аулаға бірінші курс студенттері отырғызған 120 алма ағашының отызға жуығы бүгін де гүлдейді.</p>',
        ru: '<p>Институт переехал в собственное здание. Из 120 яблонь, которые первокурсники посадили во дворе, около тридцати цветут до сих пор.</p>',
        en: '<p>The institute moved into a building of its own. Of the 120 apple trees that first-year students planted in the courtyard, some thirty still blossom.</p>',
      },
    },
  },
  {
    id: 3,
    attributes: {
      year: 1967,
      title: { kz: 'Алғашқы түлектер және аспирантура', ru: 'Первый выпуск и аспирантура', en: 'First graduates and postgraduate study' },
      desc: {
        kz: '<p>Алғашқы 412 экономист диплом алып, республиканың он алты облысына жол тартты. Сол жылы он екі орындық аспирантура ашылып, ғылыми мектептердің негізі қаланды.</p>',
        ru: '<p>Первые 412 экономистов получили дипломы и разъехались по шестнадцати областям республики. В том же году открылась аспирантура на двенадцать мест, с неё начались научные школы.</p>',
        en: '<p>The first 412 economists received their diplomas and left for sixteen regions of the republic. The same year postgraduate study opened with twelve places, the beginning of our schools of research.</p>',
      },
    },
  },
  {
    id: 4,
    attributes: {
      year: 1969,
      title: { kz: 'Есептеу машиналарының зертханасы', ru: 'Лаборатория вычислительных машин', en: 'A laboratory of computing machines' },
      desc: {
        kz: '<p>«Минск-22» машинасы тұтас қабатты алып тұрды, перфокартамен жұмыс істеуге кезек түнгі екіге дейін созылатын. Қала экономикасының алғашқы модельдері осында есептелді.</p>',
        ru: '<p>Машина «Минск-22» занимала целый этаж, очередь с перфокартами тянулась до двух часов ночи. Здесь считали первые модели городской экономики.</p>',
        en: '<p>A Minsk-22 filled a whole floor, and the queue with punched cards lasted until two in the morning. The first models of the city’s economy were calculated here.</p>',
      },
    },
  },
  {
    id: 5,
    attributes: {
      year: 1978,
      title: { kz: 'Ғылыми кітапхананың жаңа ғимараты', ru: 'Новое здание научной библиотеки', en: 'A new building for the library' },
      desc: {
        kz: '<p>Үш қабатты ғимаратта 400 орындық оқу залы мен 600 мың томға арналған қойма ашылды. Терезелері Алатауға қарайтын зал студенттердің сүйікті орнына айналды.</p>',
        ru: '<p>В трёхэтажном здании открылись читальный зал на 400 мест и хранилище на 600 тысяч томов. Зал с окнами на Алатау быстро стал любимым местом студентов.</p>',
        en: '<p>Three storeys hold a reading room for 400 people and stacks for 600,000 volumes. The room whose windows face the Alatau soon became the students’ favourite place.</p>',
      },
    },
  },
  {
    id: 6,
    attributes: {
      year: 1985,
      title: { kz: 'Отыз мыңыншы түлек', ru: 'Тридцатитысячный выпускник', en: 'The thirty-thousandth graduate' },
      desc: {
        kz: '<p>Жиырма екі жылда институт отыз мың экономист даярлады. Түлектердің көбі облыстық банктерде, зауыттар мен совхоздарда бас экономист болып жұмыс істеді.</p>',
        ru: '<p>За двадцать два года институт подготовил тридцать тысяч экономистов. Большинство работало главными экономистами в областных банках, на заводах и в совхозах.</p>',
        en: '<p>In twenty-two years the institute had trained thirty thousand economists. Most of them worked as chief economists in regional banks, factories and state farms.</p>',
      },
    },
  },
  {
    id: 7,
    attributes: {
      year: 1991,
      title: { kz: 'Институттан академияға', ru: 'Из института в академию', en: 'From institute to academy' },
      desc: {
        kz: '<p>Тәуелсіздік жылдарында институт Қазақ мемлекеттік басқару академиясына айналды. Жоспарлы экономика курстары нарық, маркетинг және банк ісімен алмасты, оқулықтардың жартысы қазақ тілінде қайта жазылды.</p>',
        ru: '<p>С независимостью институт стал Казахской государственной академией управления. Курсы плановой экономики сменили рынок, маркетинг и банковское дело, половину учебников заново написали на казахском.</p>',
        en: '<p>With independence the institute became the Kazakh State Academy of Management. Courses in planning gave way to markets, marketing and banking, and half the textbooks were written anew in Kazakh.</p>',
      },
    },
  },
  {
    id: 8,
    attributes: {
      year: 1998,
      title: {
        kz: 'Елдегі алғашқы MBA топтарының бірі',
        ru: 'Одна из первых групп MBA в стране',
        en: 'One of the country’s first MBA groups',
      },
      desc: {
        kz: '<p>28 басшы кешкі бағдарламаға жазылды: банкирлер, мұнайшылар, алғашқы кәсіпкерлер. Бизнес-мектеп осы топтан өсіп шықты.</p>',
        ru: '<p>На вечернюю программу записались 28 руководителей: банкиры, нефтяники, первые предприниматели. Из этой группы выросла Бизнес-школа.</p>',
        en: '<p>Twenty-eight managers enrolled in an evening programme: bankers, oil engineers, the first entrepreneurs. The Business School grew out of this group.</p>',
      },
    },
  },
  {
    id: 9,
    attributes: {
      year: 2001,
      title: {
        kz: 'Тұрар Рысқұловтың есімі берілді',
        ru: 'Университету присвоено имя Турара Рыскулова',
        en: 'The university is named after Turar Ryskulov',
      },
      desc: {
        kz: '<p>Оқу орны Т. Рысқұлов атындағы Қазақ экономикалық университеті атанды. Жекешелендіруден кейін ол өз бетінше бағдарлама ашуға және инвестиция тартуға мүмкіндік алды.</p>',
        ru: '<p>Вуз стал Казахским экономическим университетом имени Т. Рыскулова. После приватизации он получил право сам открывать программы и привлекать инвестиции.</p>',
        en: '<p>It became the T. Ryskulov Kazakh University of Economics. After privatisation it could open programmes and attract investment on its own.</p>',
      },
    },
  },
  {
    id: 10,
    attributes: {
      year: 2004,
      title: { kz: 'Кредиттік оқыту жүйесі', ru: 'Кредитная система обучения', en: 'The credit system' },
      desc: {
        kz: '<p>Студенттер пән мен оқытушыны өздері таңдай бастады, алғашқы эдвайзерлер тағайындалды. Емтихандар жазбаша түрге көшіп, жұмыстар аты жасырылып, екі рет тексерілетін болды.</p>',
        ru: '<p>Студенты начали сами выбирать дисциплины и преподавателей, появились первые эдвайзеры. Экзамены стали письменными, работы шифруют и проверяют дважды.</p>',
        en: '<p>Students began to choose courses and teachers themselves, and the first advisers were appointed. Examinations became written, and papers are marked twice without names.</p>',
      },
    },
  },
  {
    id: 11,
    attributes: {
      year: 2010,
      title: { kz: 'PhD докторантурасы', ru: 'Докторантура PhD', en: 'Doctoral studies' },
      desc: {
        kz: '<p>Экономика мен қаржы бойынша алғашқы тоғыз докторант қабылданды. Әрқайсысының екі ғылыми жетекшісі болды: бірі Алматыдан, екіншісі шетелдік университеттен.</p>',
        ru: '<p>Приняли первых девять докторантов по экономике и финансам. У каждого было два научных руководителя: один из Алматы, другой из зарубежного университета.</p>',
        en: '<p>The first nine doctoral students in economics and finance were admitted. Each had two supervisors, one from Almaty and one from a university abroad.</p>',
      },
    },
  },
  {
    id: 12,
    attributes: {
      year: 2016,
      title: { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' },
      desc: {
        kz: '<p>Қалалықтар елу жыл бойы айтып келген «Нархоз» сөзі ресми атауға айналды. Сонымен қатар барлық бағдарлама жұмыс берушілермен бірге қайта жасалып, ағылшын тіліндегі топтар ашылды.</p>',
        ru: '<p>Слово «Нархоз», которым горожане полвека называли институт, стало официальным именем. Тогда же все программы переработали вместе с работодателями и открыли группы на английском.</p>',
        en: '<p>“Narxoz”, the word the city had used for half a century, became the official name. At the same time every programme was redesigned with employers and groups taught in English were opened.</p>',
      },
    },
  },
  {
    id: 13,
    attributes: {
      year: 2019,
      title: { kz: 'Бес мектеп', ru: 'Пять школ', en: 'Five schools' },
      desc: {
        kz: '<p>Кафедралар бес мектепке бірікті: экономика және менеджмент, цифрлық технологиялар, өнер және әлеуметтік ғылымдар, құқық және мемлекеттік саясат, бизнес. Студенттер басқа мектептің пәндерін де таңдай алатын болды.</p>',
        ru: '<p>Кафедры объединились в пять школ: экономики и менеджмента, цифровых технологий, искусств и социальных наук, права и государственной политики, бизнеса. Студентам разрешили выбирать дисциплины и в соседних школах.</p>',
        en: '<p>The departments formed five schools: economics and management, digital technologies, arts and social sciences, law and public policy, and business. Students may choose courses from their neighbours too.</p>',
      },
    },
  },
  {
    id: 14,
    attributes: {
      year: 2023,
      title: { kz: 'Алпыс жылдық және ашық кампус', ru: 'Шестидесятилетие и открытый кампус', en: 'Sixty years and an open campus' },
      desc: {
        kz: '<p>Мерейтой жылы қоршау алынып, кампус бағы қала тұрғындарына ашылды. Түлектердің эндаумент қоры алғашқы 42 ауыл баласының оқуын толық төледі.</p>',
        ru: '<p>В юбилейный год убрали забор, и сад кампуса открылся для горожан. Эндаумент выпускников полностью оплатил учёбу первых 42 ребят из сельских школ.</p>',
        en: '<p>In the jubilee year the fence came down and the campus garden opened to the city. The alumni endowment paid in full for the first 42 students from rural schools.</p>',
      },
    },
  },
])
