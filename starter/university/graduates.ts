import { starter } from '../starter-entry.ts'

export const graduates = starter('graduate', [
  {
    id: 1,
    attributes: {
      name: { kz: 'Ерлан Жақыпов', ru: 'Ерлан Жакупов', en: 'Yerlan Zhakupov' },
      school: 67,
      year: 2019,
      post: { kz: 'Қаржы директоры', ru: 'Финансовый директор', en: 'Chief Financial Officer' },
      company: { kz: '«Жібек Логистика»', ru: '«Жибек Логистика»', en: 'Zhibek Logistics' },
      quote: {
        kz: 'MBA-ға есепті жақсы білетін адам болып келдім, ал шыққанда компанияға тұтас қарай алатын болдым. Бірінші модульдің үй тапсырмасы\u00a0– ақша ағынының болжамы\u00a0– бүгін де компаниямыздың негізгі кестесі.',
        ru: 'На MBA я пришёл человеком, который хорошо знает учёт, а вышел человеком, который видит компанию целиком. Домашнее задание первого модуля, прогноз денежного потока, и сегодня остаётся главной таблицей нашей компании.',
        en: 'I came to the MBA knowing accounts and left able to see a company whole. My homework from the first module, a cash flow forecast, is still the main spreadsheet of our firm.',
      },
      figure: 'man',
      video_link: 'https://www.example.org/video/yerlan-zhakupov',
    },
  },
  {
    id: 2,
    attributes: {
      name: { kz: 'Гаухар Тоғызбаева', ru: 'Гаухар Тогызбаева', en: 'Gaukhar Togyzbayeva' },
      school: 67,
      year: 2021,
      post: { kz: 'Негізін қалаушы, директор', ru: 'Основатель и директор', en: 'Founder and director' },
      company: { kz: '«Ақ Мақта» тігін фабрикасы', ru: 'Швейная фабрика «Ак Макта»', en: 'Ak Makta Clothing Factory' },
      quote: {
        kz: 'Шымкентте он екі тігіншіден басталған цех бүгін жүз қырық адамды жұмыспен қамтып отыр. Өсу жоспарын Executive MBA-дағы топтастарым талқылап, оның үш жерін қайта жаздырды. Сол үш жер бізді қарыздан аман алып қалды.',
        ru: 'Цех в Шымкенте начинался с двенадцати швей, сегодня у нас работают сто сорок человек. План роста разбирали мои однокурсники по Executive MBA и заставили переписать его в трёх местах. Эти три места спасли нас от долгов.',
        en: 'The workshop in Shymkent began with twelve seamstresses and now employs a hundred and forty people. My Executive MBA classmates took our growth plan apart and made me rewrite it in three places. Those three places kept us out of debt.',
      },
      figure: 'woman',
      video_link: 'https://www.example.org/video/gaukhar-togyzbayeva',
    },
  },
  {
    id: 3,
    attributes: {
      name: { kz: 'Тимур Ахметов', ru: 'Тимур Ахметов', en: 'Timur Akhmetov' },
      school: 67,
      year: 2018,
      post: { kz: 'Өнім жөніндегі директор', ru: 'Директор по продукту', en: 'Chief Product Officer' },
      company: { kz: '«Қазына Пэй»', ru: '«Казына Пэй»', en: 'Kazyna Pay' },
      quote: {
        kz: 'Бағдарламашы болғандықтан, маған клиентпен сөйлесу қиын еді. Келіссөз курсында өзімнің жазбамды көріп отырып, алғаш рет өзімді тыңдамайтын адам ретінде таныдым. Қазір әр жаңа қызметкерге осы жаттығуды жасатамын.',
        ru: 'Мне, программисту, было трудно говорить с клиентами. На курсе переговоров я смотрел запись самого себя и впервые понял, что не умею слушать. Теперь это упражнение проходит каждый мой новый сотрудник.',
        en: 'As a programmer I found it hard to talk to clients. On the negotiation course I watched a recording of myself and saw for the first time that I do not listen. Every new member of my team now goes through that exercise.',
      },
      figure: 'man',
      video_link: 'https://www.example.org/video/timur-akhmetov',
    },
  },
  {
    id: 4,
    attributes: {
      name: { kz: 'Шолпан Есімова', ru: 'Шолпан Есимова', en: 'Sholpan Yessimova' },
      school: 67,
      year: 2016,
      post: { kz: 'Желі директоры', ru: 'Директор сети', en: 'Chain director' },
      company: { kz: '«Самал Ритейл»', ru: '«Самал Ритейл»', en: 'Samal Retail' },
      quote: {
        kz: 'Дүкен меңгерушісі болып жүргенде MBA-ға тапсырдым, бәрі таңғалды. Екі жылдан кейін қырық дүкеннің жұмысын қайта құру жобасын қорғадым, ол диплом жұмысым еді. Оны компания толық қабылдады.',
        ru: 'Я поступила на MBA, когда была заведующей магазином, и все удивлялись. Через два года защитила проект перестройки работы сорока магазинов. Это была моя дипломная работа, и компания приняла её целиком.',
        en: 'I was a shop manager when I applied for the MBA, and everyone was surprised. Two years later I defended a plan to reorganise forty shops. It was my final project, and the company adopted all of it.',
      },
      figure: 'woman',
      video_link: 'https://www.example.org/video/sholpan-yessimova',
    },
  },
  {
    id: 5,
    attributes: {
      name: { kz: 'Қайсар Бөлегенов', ru: 'Кайсар Булегенов', en: 'Kaissar Bulegenov' },
      school: 67,
      year: 2022,
      post: { kz: 'Бас директор', ru: 'Генеральный директор', en: 'Chief Executive Officer' },
      company: { kz: '«Жетісу Агро»', ru: '«Жетысу Агро»', en: 'Zhetysu Agro' },
      quote: {
        kz: 'Әкемнің шаруашылығын қабылдағанда қарызымыз айналымнан көп еді. Бизнес-мектептегі отбасылық бизнес клубы маған ең бірінші нені сатпау керек екенін түсіндірді. Төрт жылда шығыннан шығып, сүтті Өзбекстанға экспорттай бастадық.',
        ru: 'Когда я принял хозяйство отца, долги были больше оборота. В клубе семейного бизнеса мне прежде всего объяснили, чего нельзя продавать. За четыре года мы вышли из убытков и начали экспортировать молоко в Узбекистан.',
        en: 'When I took over my father’s farm its debts were larger than its turnover. The family business club taught me first of all what not to sell. In four years we were out of the red and exporting milk to Uzbekistan.',
      },
      figure: 'man',
      video_link: 'https://www.example.org/video/kaissar-bulegenov',
    },
  },
  {
    id: 6,
    attributes: {
      name: { kz: 'Марина Савченко', ru: 'Марина Савченко', en: 'Marina Savchenko' },
      school: 67,
      year: 2020,
      post: { kz: 'Адам ресурстары директоры', ru: 'Директор по персоналу', en: 'HR Director' },
      company: { kz: '«Отырар Телеком»', ru: '«Отырар Телеком»', en: 'Otyrar Telecom' },
      quote: {
        kz: 'Мен үшін ең маңыздысы\u00a0– топ болды. Жиырма бес басшы, он сегіз сала, ешкім бір-біріне бәсекелес емес. Бүгін де күрделі шешім алдында сол кісілердің біріне қоңырау шаламын.',
        ru: 'Самым важным для меня оказалась группа: двадцать пять руководителей из восемнадцати отраслей, и никто никому не конкурент. И сегодня перед трудным решением я звоню кому-нибудь из них.',
        en: 'What mattered most to me was the group: twenty-five managers from eighteen industries, and no one a rival of anyone else. Before a hard decision I still ring one of them.',
      },
      figure: 'woman',
      video_link: 'https://www.example.org/video/marina-savchenko',
    },
  },
  {
    id: 7,
    attributes: {
      name: { kz: 'Бағлан Сүлейменов', ru: 'Баглан Сулейменов', en: 'Baglan Suleimenov' },
      school: 67,
      year: 2023,
      post: { kz: 'Жоба басқару кеңсесінің жетекшісі', ru: 'Руководитель проектного офиса', en: 'Head of the project office' },
      company: { kz: '«Болат Құрылыс»', ru: '«Болат Курылыс»', en: 'Bolat Construction' },
      quote: {
        kz: 'Құрылыста мерзім бұзылса, бәрі ауа райын кінәлайды. Операциялық менеджмент курсынан кейін мен кідірістің жетпіс пайызы құжат айналымында екенін санап шықтым.',
        ru: 'На стройке в срыве сроков все винят погоду. После курса операционного менеджмента я посчитал, что семьдесят процентов задержек возникают в документообороте.',
        en: 'On a building site everyone blames the weather for delays. After the operations course I did the sums: seventy per cent of ours came from paperwork.',
      },
      figure: 'man',
    },
  },
  {
    id: 8,
    attributes: {
      name: { kz: 'Меруерт Қанапия', ru: 'Меруерт Канапия', en: 'Meruyert Kanapiya' },
      school: 67,
      year: 2017,
      post: { kz: 'Басқарма мүшесі', ru: 'Член правления', en: 'Member of the management board' },
      company: { kz: '«Тұран Сақтандыру»', ru: '«Туран Сактандыру»', en: 'Turan Insurance' },
      quote: {
        kz: 'Оқуды екінші балам жарты жасқа толғанда бастадым. Сабақ кешке және сенбіде болғаны, ал топтың жартысы менімен бір жағдайда екені көмектесті. Білімді кейінге қалдырмаңыздар.',
        ru: 'Я начала учиться, когда второму ребёнку было полгода. Помогло то, что занятия шли вечером и по субботам, а половина группы была в том же положении. Не откладывайте учёбу.',
        en: 'I started when my second child was six months old. It helped that classes were in the evening and on Saturdays, and that half the group was in the same position. Do not put learning off.',
      },
      figure: 'woman',
    },
  },
  {
    id: 9,
    attributes: {
      name: { kz: 'Нұрдәулет Әшім', ru: 'Нурдаулет Ашим', en: 'Nurdaulet Ashim' },
      school: 68,
      year: 2022,
      post: { kz: 'Деректер инженері', ru: 'Инженер данных', en: 'Data Engineer' },
      company: { kz: '«Дерек Лаб»', ru: '«Дерек Лаб»', en: 'DerekLab' },
      quote: {
        kz: 'Екінші курста қала деректері зертханасына кездейсоқ кірдім де, қалып қойдым. Автобус деректерін тазалап жүріп үйренген нәрсемді бүгін банктердің тапсырысында қолданамын.',
        ru: 'На втором курсе я случайно зашёл в лабораторию городских данных и остался. То, чему научился, очищая данные автобусов, сегодня применяю в заказах банков.',
        en: 'In my second year I walked into the urban data laboratory by chance and stayed. What I learnt cleaning bus data I now use on orders from banks.',
      },
      figure: 'man',
      video_link: 'https://www.example.org/video/nurdaulet-ashim',
    },
  },
  {
    id: 10,
    attributes: {
      name: { kz: 'Айжан Төлеген', ru: 'Айжан Толеген', en: 'Aizhan Tolegen' },
      school: 66,
      year: 2015,
      post: { kz: 'Аға аудитор', ru: 'Старший аудитор', en: 'Senior Auditor' },
      company: { kz: '«Алатау Аудит»', ru: '«Алатау Аудит»', en: 'Alatau Audit' },
      quote: {
        kz: 'Университет маған есептен бұрын сұрақ қоюды үйретті: бұл сан қайдан шықты, кім растайды, не жасырылып тұр?',
        ru: 'Университет научил меня раньше, чем считать, задавать вопросы: откуда эта цифра, кто её подтвердит, что за ней спрятано?',
        en: 'Before it taught me to count, the university taught me to ask: where does this figure come from, who confirms it, what is it hiding?',
      },
      figure: 'woman',
    },
  },
  {
    id: 11,
    attributes: {
      name: { kz: 'Сұлтан Мәмбетов', ru: 'Султан Мамбетов', en: 'Sultan Mambetov' },
      school: 70,
      year: 2020,
      post: { kz: 'Адвокат', ru: 'Адвокат', en: 'Lawyer' },
      company: { kz: '«Әділ Кеңес» заң фирмасы', ru: 'Юридическая фирма «Адил Кенес»', en: 'Adil Kenes Law Firm' },
      quote: {
        kz: 'Алғашқы ісімді заң клиникасында жүргіздім: зейнеткер көршінің қоршауы туралы дау еді. Ол іс маған құқықтың артында әрқашан тірі адам тұратынын ұқтырды.',
        ru: 'Своё первое дело я вёл в юридической клинике: спор пенсионера с соседом из-за забора. Тогда я понял, что за правом всегда стоит живой человек.',
        en: 'My first case was at the law clinic: a pensioner’s quarrel with a neighbour over a fence. It showed me that behind the law there is always a living person.',
      },
      figure: 'man',
    },
  },
  {
    id: 12,
    attributes: {
      name: { kz: 'Диана Ким', ru: 'Диана Ким', en: 'Diana Kim' },
      school: 69,
      year: 2021,
      post: { kz: 'Арт-директор', ru: 'Арт-директор', en: 'Art Director' },
      company: { kz: '«Арна Медиа»', ru: '«Арна Медиа»', en: 'Arna Media' },
      quote: {
        kz: 'Дизайн студиясында әр жұмысты бейтаныс адамға түсіндіріп беру керек болатын. Сол кезде жек көрген жаттығуым қазір ең жақсы көретін жұмысыма айналды.',
        ru: 'В студии дизайна каждую работу нужно было объяснить незнакомому человеку. Упражнение, которое я тогда терпеть не могла, стало моей любимой частью работы.',
        en: 'In the design studio every piece had to be explained to a stranger. The exercise I hated then is now the part of my job I like best.',
      },
      figure: 'woman',
    },
  },
])
