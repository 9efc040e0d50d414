import { starter } from '../../starter-entry.ts'
import { inGroup } from '../subjects-of-group.ts'

export const bachelorArtsAndLaw = starter('program', [
  {
    id: 23,
    slug: 'psychology',
    attributes: {
      title: { kz: 'Психология', ru: 'Психология', en: 'Psychology' },
      code: '6B03101',
      ...inGroup('B041'),
      education: 'bachelor',
      school: 69,
      lead: {
        kz: 'Адамды тыңдай білу, ғылыми дәлелге сүйену және көмектің шегін тану\u00a0– психологтың үш тірегі.',
        ru: 'Умение слушать, опора на научные доказательства и понимание границ своей помощи\u00a0— три опоры психолога.',
        en: 'Knowing how to listen, resting on evidence and recognising the limits of one’s help: a psychologist stands on these three.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_360_000,
      deadline: '2027-08-25',
      qualification: { kz: 'әлеуметтік ғылымдар бакалавры', ru: 'бакалавр социальных наук', en: 'Bachelor of Social Sciences' },
      desc: {
        kz: '<p>Жалпы, даму және әлеуметтік психология эксперимент жоспарлау мен статистикамен бірге оқытылады. Мектеп жасындағы балалармен, ұйымдағы топтармен және дағдарыс жағдайындағы адаммен жұмыс бойынша үш бағыт бар.</p><p>Үшінші курстан бастап студент университеттің психологиялық қолдау орталығында супервизор бақылауымен кеңес береді. Оған дейін әркім отыз сағат жеке терапиядан немесе топтық тренингтен өтеді: өзін білмеген адам өзгеге көмектесе алмайды.</p>',
        ru: '<p>Общую, возрастную и социальную психологию преподают вместе с планированием эксперимента и статистикой. Направлений три: работа со школьниками, с группами в организации и с человеком в кризисе.</p><p>С третьего курса студент консультирует в центре психологической поддержки университета под наблюдением супервизора. До этого каждый проходит тридцать часов личной терапии или группового тренинга: не зная себя, трудно помочь другому.</p>',
        en: '<p>General, developmental and social psychology are taught together with experimental design and statistics. There are three tracks: schoolchildren, groups in organisations and people in crisis.</p><p>From the third year students counsel at the university’s psychological support centre under a supervisor. Before that everyone completes thirty hours of personal therapy or group training, for those who do not know themselves can hardly help others.</p>',
      },
      careers: [
        { title: { kz: 'Психолог', ru: 'Психолог', en: 'Psychologist' } },
        { title: { kz: 'Мектеп психологы', ru: 'Школьный психолог', en: 'School psychologist' } },
        { title: { kz: 'Ұйымдық психолог', ru: 'Организационный психолог', en: 'Organisational psychologist' } },
        { title: { kz: 'Дағдарыс орталығының кеңесшісі', ru: 'Консультант кризисного центра', en: 'Crisis centre counsellor' } },
      ],
      seo: {
        title: {
          kz: 'Психология, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Психология, бакалавриат\u00a0— Университет Нархоз',
          en: 'Psychology, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2049,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Практика және әдеп', ru: 'Практика и этика', en: 'Practice and ethics' },
          items: [
            {
              title: { kz: 'Кеңес берушіні кім бақылайды?', ru: 'Кто следит за консультантом?', en: 'Who watches over the counsellor?' },
              text: {
                kz: '<p>Әр кездесуден кейін студент супервизормен талдау жүргізеді, жазба келушінің келісімімен ғана алынады.</p>',
                ru: '<p>После каждой встречи студент разбирает её с супервизором, а запись ведётся только с согласия посетителя.</p>',
                en: '<p>After each meeting the student goes over it with a supervisor; recordings are made only with the visitor’s consent.</p>',
              },
            },
            {
              title: { kz: 'Қай тілде кеңес беріледі?', ru: 'На каком языке консультируют?', en: 'In which languages?' },
              text: {
                kz: '<p>Қазақ, орыс және ағылшын тілдерінде. Студент кемінде екі тілде сұхбат жүргізуді үйренеді.</p>',
                ru: '<p>На казахском, русском и английском. Студент учится вести беседу минимум на двух.</p>',
                en: '<p>In Kazakh, Russian and English. Students learn to hold a conversation in at least two.</p>',
              },
            },
          ],
        },
        {
          id: 2050,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Алғашқы келушім жиырма минут үндемеді. Супервизорым кейін: «Сен оны асықтырмадың, бұл да көмек»,\u00a0– деді.</p>',
            ru: '<p>Мой первый посетитель молчал двадцать минут. Супервизор потом сказала: «Ты его не торопила, это тоже помощь».</p>',
            en: '<p>My first visitor was silent for twenty minutes. Afterwards my supervisor said: “You did not hurry him. That is help too.”</p>',
          },
          name: { kz: 'Жансая Еркін', ru: 'Жансая Еркин', en: 'Zhansaya Yerkin' },
          post: { kz: 'Төртінші курс студенті', ru: 'Студентка четвёртого курса', en: 'Fourth-year student' },
        },
      ],
    },
  },
  {
    id: 24,
    slug: 'journalism-and-media',
    attributes: {
      title: { kz: 'Журналистика және медиа', ru: 'Журналистика и медиа', en: 'Journalism and Media' },
      code: '6B03201',
      ...inGroup('B042'),
      education: 'bachelor',
      school: 69,
      lead: {
        kz: 'Дерек тексеріп, адамды тыңдап, үш минуттық бейнеге де, үш беттік зерттеуге де шындықты сыйғызуды үйретеміз.',
        ru: 'Учим проверять факты, слушать людей и умещать правду и в трёхминутное видео, и в расследование на три страницы.',
        en: 'We teach you to check facts, listen to people and fit the truth into a three-minute film as well as a three-page investigation.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_320_000,
      deadline: '2027-07-05',
      qualification: { kz: 'әлеуметтік ғылымдар бакалавры', ru: 'бакалавр социальных наук', en: 'Bachelor of Social Sciences' },
      desc: {
        kz: '<p>Студенттік редакция апта сайын екі тілде газет, күн сайын жаңалықтар таспасы мен подкаст шығарады. Кезекші редактордың міндетін үшінші курс студенттері кезекпен атқарады, ал қате кетсе, түзетуді сол күні өз қолымен жариялайды.</p><p>Медиақұқық, дерек журналистикасы, бейне монтаж және қазақ тілінің стилистикасы міндетті. Шығармашылық емтиханда өлең де, өмірбаян да сұралмайды: бірінші күні талапкер аулаға шығып, бір сағатта шағын репортаж жазады, екінші күні әңгімелесу өтеді.</p>',
        ru: '<p>Студенческая редакция раз в неделю выпускает газету на двух языках, а каждый день\u00a0— ленту новостей и подкаст. Дежурными редакторами по очереди становятся третьекурсники; если случилась ошибка, поправку публикуют сами в тот же день.</p><p>Медиаправо, журналистика данных, монтаж и стилистика казахского языка обязательны. На творческом экзамене не спрашивают ни стихов, ни биографию: в первый день абитуриент выходит во двор и за час пишет короткий репортаж, во второй проходит собеседование.</p>',
        en: '<p>The student newsroom puts out a weekly paper in two languages and a news feed and podcast every day. Third-year students take turns as duty editor, and if there is a mistake they publish the correction themselves the same day.</p><p>Media law, data journalism, video editing and Kazakh stylistics are compulsory. The creative examination asks for neither verse nor biography: on the first day applicants step out into the yard and write a short report within an hour, and on the second there is an interview.</p>',
      },
      careers: [
        { title: { kz: 'Тілші', ru: 'Корреспондент', en: 'Reporter' } },
        { title: { kz: 'Редактор', ru: 'Редактор', en: 'Editor' } },
        { title: { kz: 'Дерек журналисі', ru: 'Дата-журналист', en: 'Data journalist' } },
        { title: { kz: 'Подкаст продюсері', ru: 'Продюсер подкастов', en: 'Podcast producer' } },
        { title: { kz: 'Баспасөз хатшысы', ru: 'Пресс-секретарь', en: 'Press secretary' } },
      ],
      seo: {
        title: {
          kz: 'Журналистика және медиа, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Журналистика и медиа, бакалавриат\u00a0— Университет Нархоз',
          en: 'Journalism and Media, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2051,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Емтиханның бірінші күні', ru: 'Первый день экзамена', en: 'The first day of the exam' },
          desc: {
            kz: '<p>Емтихан 8–13 шілдеде қазақ және орыс тілдерінде өтеді.</p>',
            ru: '<p>Экзамен проходит 8–13 июля на казахском и русском языках.</p>',
            en: '<p>The examination is held from 8 to 13 July, in Kazakh and Russian.</p>',
          },
          items: [
            {
              title: { kz: '9:00\u00a0– тақырып', ru: '9:00\u00a0— тема', en: '9:00 – the topic' },
              desc: {
                kz: '<p>Конвертте кампусқа қатысты бір сұрақ болады.</p>',
                ru: '<p>В конверте один вопрос о жизни кампуса.</p>',
                en: '<p>The envelope holds one question about the campus.</p>',
              },
            },
            {
              title: { kz: '9:15\u00a0– дала', ru: '9:15\u00a0— поле', en: '9:15 – out' },
              desc: {
                kz: '<p>Кемінде екі адаммен сөйлесіп, бір деректі тексересіз.</p>',
                ru: '<p>Говорите хотя бы с двумя людьми и проверяете один факт.</p>',
                en: '<p>You talk to at least two people and check one fact.</p>',
              },
            },
            {
              title: { kz: '10:15\u00a0– мәтін', ru: '10:15\u00a0— текст', en: '10:15 – the text' },
              desc: {
                kz: '<p>Екі мың таңбаға дейінгі репортаж тапсырасыз.</p>',
                ru: '<p>Сдаёте репортаж до двух тысяч знаков.</p>',
                en: '<p>You hand in a report of up to two thousand characters.</p>',
              },
            },
          ],
        },
        {
          id: 2052,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Студенттік редакция', ru: 'Студенческая редакция', en: 'The student newsroom' },
          items: [
            {
              value: { kz: '38', ru: '38', en: '38' },
              title: { kz: 'газет нөмірі бір жылда шығады', ru: 'номеров газеты выходит за год', en: 'issues of the paper a year' },
            },
            {
              value: { kz: '2', ru: '2', en: '2' },
              title: {
                kz: 'тілде, бірақ аударма емес, жеке мәтін',
                ru: 'языка, и это не перевод, а отдельные тексты',
                en: 'languages, each with texts of its own',
              },
            },
            {
              value: { kz: '24', ru: '24', en: '24' },
              title: {
                kz: 'сағатта әр қате түзетіледі',
                ru: 'часа\u00a0— срок исправления любой ошибки',
                en: 'hours to correct any mistake',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 25,
    slug: 'design',
    attributes: {
      title: { kz: 'Дизайн', ru: 'Дизайн', en: 'Design' },
      code: '6B02101',
      ...inGroup('B031'),
      education: 'bachelor',
      school: 69,
      lead: {
        kz: 'Графика, интерфейс және орта дизайны: ою-өрнек мәдениетін білетін, бірақ оны көшірмей, жаңаша сөйлететін дизайнерлер.',
        ru: 'Графика, интерфейсы и дизайн среды: дизайнеры, которые знают язык орнамента, но не копируют его, а говорят на нём по-новому.',
        en: 'Graphics, interfaces and environments: designers who know the language of ornament and, instead of copying it, say something new in it.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_490_000,
      deadline: '2027-07-05',
      qualification: { kz: 'өнер бакалавры', ru: 'бакалавр искусств', en: 'Bachelor of Arts' },
      desc: {
        kz: '<p>Бірінші курс бәріне ортақ: сурет, композиция, қаріп, түс және материал. Екінші жылдан бастап студент үш шеберхананың бірін таңдайды, бірақ кириллица қарпін жобалау бәріне міндетті, себебі қазақ әріптері әлі де көптеген қаріпте жоқ.</p><p>Әр семестр көрмемен аяқталады, бағаны комиссиямен бірге келушілер де қояды. Былтырғы қорғауларда метро навигациясы, ауыл мұражайының айдентикасы және зағип жандарға арналған дәріхана қаптамасы ұсынылды.</p>',
        ru: '<p>Первый курс общий: рисунок, композиция, шрифт, цвет и материал. Со второго студент выбирает одну из трёх мастерских, но проектирование кириллического шрифта обязательно для всех: казахских букв до сих пор нет во многих гарнитурах.</p><p>Каждый семестр заканчивается выставкой, и оценку вместе с комиссией ставят посетители. На последних защитах были навигация метро, айдентика сельского музея и аптечная упаковка для незрячих.</p>',
        en: '<p>The first year is shared: drawing, composition, type, colour and material. From the second year students choose one of three studios, but everyone designs a Cyrillic typeface, since many fonts still lack the Kazakh letters.</p><p>Each semester ends with an exhibition, and visitors mark the work together with the jury. Recent diplomas include metro signage, the identity of a village museum and medicine packaging for blind people.</p>',
      },
      careers: [
        { title: { kz: 'Графикалық дизайнер', ru: 'Графический дизайнер', en: 'Graphic designer' } },
        { title: { kz: 'Интерфейс дизайнері', ru: 'Дизайнер интерфейсов', en: 'Interface designer' } },
        { title: { kz: 'Қаріп дизайнері', ru: 'Шрифтовой дизайнер', en: 'Type designer' } },
        { title: { kz: 'Көрме кеңістігінің дизайнері', ru: 'Дизайнер выставочных пространств', en: 'Exhibition designer' } },
      ],
      seo: {
        title: {
          kz: 'Дизайн, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Дизайн, бакалавриат\u00a0— Университет Нархоз',
          en: 'Design, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2053,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Үш шеберхана', ru: 'Три мастерские', en: 'Three studios' },
          items: [
            {
              title: { kz: 'Қаріп және баспа', ru: 'Шрифт и печать', en: 'Type and print' },
              desc: {
                kz: '<p>Кітап, плакат, қаріп; дәстүрлі баспа станогы бар.</p>',
                ru: '<p>Книга, плакат, шрифт; есть традиционный печатный станок.</p>',
                en: '<p>Books, posters, typefaces, and a traditional press.</p>',
              },
            },
            {
              title: { kz: 'Интерфейс', ru: 'Интерфейс', en: 'Interface' },
              desc: {
                kz: '<p>Қосымша, сайт, қызмет; цифрлық мектеппен ортақ жобалар.</p>',
                ru: '<p>Приложения, сайты, сервисы; проекты вместе со Школой цифровых технологий.</p>',
                en: '<p>Apps, sites and services, in projects with the School of Digital Technologies.</p>',
              },
            },
            {
              title: { kz: 'Орта', ru: 'Среда', en: 'Environment' },
              desc: {
                kz: '<p>Көрме, сөре, аялдама, ашық алаң; ағаш және металл шеберханасы.</p>',
                ru: '<p>Выставка, полка, остановка, площадь; мастерская по дереву и металлу.</p>',
                en: '<p>Exhibitions, shelves, bus stops and squares, with a wood and metal workshop.</p>',
              },
            },
          ],
        },
        {
          id: 2054,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Шығармашылық емтихан', ru: 'Творческий экзамен', en: 'The creative exam' },
          items: [
            {
              title: { kz: 'Портфолио керек пе?', ru: 'Нужно ли портфолио?', en: 'Do I need a portfolio?' },
              text: {
                kz: '<p>Он жұмыс жеткілікті: сурет, фото, макет немесе код болуы мүмкін. Аяқталмаған жұмысты да көрсетіңіз.</p>',
                ru: '<p>Достаточно десяти работ: рисунок, фото, макет или код. Покажите и незаконченные.</p>',
                en: '<p>Ten pieces are enough: drawings, photographs, models or code. Show unfinished ones too.</p>',
              },
            },
            {
              title: {
                kz: 'Сурет мектебінде оқымаған болсам ше?',
                ru: 'А если я не учился в художественной школе?',
                en: 'What if I never went to art school?',
              },
              text: {
                kz: '<p>Кедергі емес. Мамыр мен маусымда екі аптада бір сенбі тегін дайындық күні өтеді.</p>',
                ru: '<p>Это не помеха. В мае и июне каждую вторую субботу проходит бесплатный день подготовки.</p>',
                en: '<p>That is no obstacle. Every second Saturday in May and June there is a free practice day.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 26,
    slug: 'sociology',
    attributes: {
      title: { kz: 'Әлеуметтану', ru: 'Социология', en: 'Sociology' },
      code: '6B03102',
      ...inGroup('B038'),
      education: 'bachelor',
      school: 69,
      lead: {
        kz: 'Көшедегі әңгіме мен сандық деректің арасындағы қоғамды көре білетін зерттеушілер даярлаймыз.',
        ru: 'Готовим исследователей, которые видят общество между разговором на улице и столбцом цифр.',
        en: 'We educate researchers who can see society between a conversation in the street and a column of figures.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_260_000,
      deadline: '2027-08-25',
      qualification: { kz: 'әлеуметтік ғылымдар бакалавры', ru: 'бакалавр социальных наук', en: 'Bachelor of Social Sciences' },
      desc: {
        kz: '<p>Әлеуметтік теориядан бастап сауалнама құру, іріктеу, терең сұхбат және желілік талдауға дейінгі әдістер бірізді оқытылады. Көші-қон, урбандалу, гендер және жастар тақырыбы бойынша төрт зерттеу тобы жұмыс істейді, студент екінші курста біріне қосылады.</p><p>Жыл сайын көктемде бүкіл курс бір ауданға шығып, үй-үйді аралап сауалнама жүргізеді. Иесіздендірілген деректер ашық қорға қойылады, оларды журналистер де, әкімдік те еркін қолданады.</p>',
        ru: '<p>От социальной теории\u00a0— к анкете, выборке, глубинному интервью и сетевому анализу: методы идут последовательно. Работают четыре исследовательские группы\u00a0— миграция, урбанизация, гендер, молодёжь,\u00a0— и на втором курсе студент входит в одну из них.</p><p>Каждую весну весь курс выходит в один из районов с поквартирным опросом. Обезличенные данные выкладывают в открытый архив, ими пользуются журналисты и акимат.</p>',
        en: '<p>From social theory to questionnaires, sampling, in-depth interviews and network analysis, methods are taught in sequence. Four research groups are at work, on migration, urbanisation, gender and youth, and students join one of them in the second year.</p><p>Every spring the whole year goes to one district and surveys it door to door. The anonymised data are put into an open archive, used by journalists and the city alike.</p>',
      },
      careers: [
        { title: { kz: 'Әлеуметтанушы', ru: 'Социолог', en: 'Sociologist' } },
        { title: { kz: 'Қоғамдық пікір зерттеушісі', ru: 'Исследователь общественного мнения', en: 'Public opinion researcher' } },
        { title: { kz: 'HR-талдаушы', ru: 'HR-аналитик', en: 'HR analyst' } },
        { title: { kz: 'Қоғамдық жобалар сарапшысы', ru: 'Эксперт общественных проектов', en: 'Civic projects expert' } },
      ],
      seo: {
        title: {
          kz: 'Әлеуметтану, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Социология, бакалавриат\u00a0— Университет Нархоз',
          en: 'Sociology, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2055,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Көктемгі сауалнаманың тарихы', ru: 'История весеннего опроса', en: 'The spring survey over the years' },
          items: [
            {
              year: '2022',
              title: { kz: 'Түрксіб ауданы', ru: 'Турксибский район', en: 'Turksib district' },
              desc: {
                kz: '<p>Көшіп келген отбасылардың көршілерімен қарым-қатынасы.</p>',
                ru: '<p>Как переехавшие семьи уживаются с соседями.</p>',
                en: '<p>How families who moved in get on with their neighbours.</p>',
              },
            },
            {
              year: '2024',
              title: { kz: 'Алатау ауданы', ru: 'Алатауский район', en: 'Alatau district' },
              desc: {
                kz: '<p>Жаңа құрылыс арасындағы мектеп пен емхана жолы.</p>',
                ru: '<p>Дорога в школу и поликлинику среди новостроек.</p>',
                en: '<p>The way to school and clinic among new buildings.</p>',
              },
            },
            {
              year: '2026',
              title: { kz: 'Наурызбай ауданы', ru: 'Наурызбайский район', en: 'Nauryzbai district' },
              desc: {
                kz: '<p>Жастар неге қаладан ауылға қайта көшеді.</p>',
                ru: '<p>Почему молодые возвращаются из города в сёла.</p>',
                en: '<p>Why young people move back from the city to villages.</p>',
              },
            },
          ],
        },
        {
          id: 2056,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Есікті бір әже ашты да, «сұрағыңды шайдан кейін қоясың» деді. Екі сағат отырдық. Анкетада ондай жауапқа арналған баған жоқ екен, содан кейін мен сұхбат әдісін таңдадым.</p>',
            ru: '<p>Дверь открыла бабушка и сказала: «Вопросы после чая». Мы просидели два часа. В анкете для таких ответов не было графы, и я выбрал метод интервью.</p>',
            en: '<p>An old lady opened the door and said: “Questions after tea.” We sat for two hours. The form had no column for such answers, and that is why I chose interviews.</p>',
          },
          name: { kz: 'Нұрдәулет Бақыт', ru: 'Нурдаулет Бакыт', en: 'Nurdaulet Bakyt' },
          post: { kz: 'Үшінші курс, көші-қон тобы', ru: 'Третий курс, группа миграции', en: 'Third year, migration group' },
        },
      ],
    },
  },
  {
    id: 27,
    slug: 'tourism',
    attributes: {
      title: { kz: 'Туризм', ru: 'Туризм', en: 'Tourism' },
      code: '6B11101',
      ...inGroup('B091'),
      education: 'bachelor',
      school: 69,
      lead: {
        kz: 'Шарын, Көлсай, Маңғыстау мен Түркістанды әлемге таныстыра отырып, табиғат пен жергілікті тұрғынға зиян келтірмеу жолын үйренесіз.',
        ru: 'Вы научитесь показывать миру Чарын, Кольсай, Мангистау и Туркестан, не вредя ни природе, ни местным жителям.',
        en: 'You learn to show the world Charyn, Kolsai, Mangystau and Turkistan without harm to nature or to the people who live there.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_280_000,
      deadline: '2027-08-25',
      qualification: { kz: 'қызмет көрсету саласының бакалавры', ru: 'бакалавр в сфере услуг', en: 'Bachelor of Services' },
      desc: {
        kz: '<p>География, тарих және тіл дайындығы тур жобалау, баға есептеу және қауіпсіздік пәндерімен жалғасады. Студент екінші жылы жол нұсқаушысы куәлігін алады, ал үшінші жылы бір маршрутты басынан аяғына дейін өзі ұйымдастырады.</p><p>Жазғы далалық мектеп жыл сайын басқа өңірде өтеді. Топ бір жерде тоғыз күн тұрып, қонақүйлер мен шеберлерді аралап, тұрғындарға туристік қызметті қалай бастау керегін көрсетеді.</p>',
        ru: '<p>Подготовка по географии, истории и языкам продолжается проектированием туров, расчётом цены и безопасностью. На втором году студент получает удостоверение гида, а на третьем сам от начала до конца организует один маршрут.</p><p>Летняя полевая школа каждый год проходит в новом регионе. Девять дней группа живёт на одном месте, обходит гостевые дома и мастеров и показывает жителям, с чего начать приём туристов.</p>',
        en: '<p>Geography, history and languages lead on to tour design, pricing and safety. In the second year students earn a guide’s licence, and in the third they organise one route by themselves from beginning to end.</p><p>The summer field school moves to a new region every year. For nine days the group lives in one place, visits guest houses and craftspeople, and shows residents how to begin receiving visitors.</p>',
      },
      careers: [
        { title: { kz: 'Тур ұйымдастырушы', ru: 'Организатор туров', en: 'Tour operator' } },
        { title: { kz: 'Гид', ru: 'Гид', en: 'Guide' } },
        { title: { kz: 'Экотуризм маманы', ru: 'Специалист по экотуризму', en: 'Ecotourism specialist' } },
        { title: { kz: 'Туристік бағыт менеджері', ru: 'Менеджер туристского направления', en: 'Destination manager' } },
      ],
      seo: {
        title: {
          kz: 'Туризм, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Туризм, бакалавриат\u00a0— Университет Нархоз',
          en: 'Tourism, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2057,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Далалық мектеп', ru: 'Полевая школа', en: 'The field school' },
          items: [
            {
              title: { kz: '2025 жыл', ru: '2025 год', en: '2025' },
              value: {
                kz: 'Катонқарағай, он бір қонақүй кеңес алды',
                ru: 'Катон-Карагай, консультации для одиннадцати гостевых домов',
                en: 'Katon-Karagai, advice to eleven guest houses',
              },
            },
            {
              title: { kz: '2026 жыл', ru: '2026 год', en: '2026' },
              value: {
                kz: 'Асы жайлауы, 34 шақырым соқпақ белгіленді',
                ru: 'Асы, размечены 34 километра тропы',
                en: 'Assy, 34 kilometres of trail marked',
              },
            },
            {
              title: { kz: '2027 жыл', ru: '2027 год', en: '2027' },
              value: { kz: 'Ұлытау, тіркелу ақпаннан басталады', ru: 'Улытау, запись с февраля', en: 'Ulytau, registration from February' },
            },
          ],
        },
        {
          id: 2058,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Жолдағы студенттер', ru: 'Студенты в пути', en: 'Students on the road' },
          items: [
            {
              value: { kz: '46', ru: '46', en: '46' },
              title: { kz: 'маршрут үш жылда жүріп өтілді', ru: 'маршрутов пройдено за три года', en: 'routes travelled in three years' },
            },
            {
              value: { kz: '5', ru: '5', en: '5' },
              title: {
                kz: 'тілде экскурсия жүргізіледі',
                ru: 'языков, на которых ведут экскурсии',
                en: 'languages in which tours are given',
              },
            },
            {
              value: { kz: '0', ru: '0', en: '0' },
              title: {
                kz: 'қоқыс\u00a0– әр жорықтың басты ережесі',
                ru: 'мусора после себя\u00a0— главное правило похода',
                en: 'litter left behind, the first rule of every trip',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 28,
    slug: 'hospitality-and-restaurant-business',
    attributes: {
      title: { kz: 'Қонақүй және мейрамхана ісі', ru: 'Гостиничное и ресторанное дело', en: 'Hospitality and Restaurant Business' },
      code: '6B11102',
      ...inGroup('B093'),
      education: 'bachelor',
      school: 69,
      lead: {
        kz: 'Қонақжайлылық\u00a0– халық мінезі, ал қонақүй ісі\u00a0– дәл есеп. Бағдарлама екеуін бір мамандыққа біріктіреді.',
        ru: 'Гостеприимство\u00a0— черта народа, а гостиничное дело\u00a0— точный расчёт. Программа соединяет их в одну профессию.',
        en: 'Hospitality is a trait of the people; running a hotel is exact calculation. The programme joins both into one profession.',
      },
      languages: ['ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_400_000,
      deadline: '2027-08-20',
      qualification: { kz: 'қызмет көрсету саласының бакалавры', ru: 'бакалавр в сфере услуг', en: 'Bachelor of Services' },
      desc: {
        kz: '<p>Оқу кампустағы он екі бөлмелі оқу қонақүйі мен алпыс орындық мейрамханада өтеді. Бірінші курс студенттері бөлме жинаудан, екіншісі қонақ қабылдаудан, үшіншісі кірісті басқарудан бастап, бір қонақүйдің барлық қызметін аралап шығады.</p><p>Ұлттық тағам технологиясы шағын зертханада сыналады: студенттер наурыз көже мен қазының тұрақты сапасын, сақтау мерзімін және бағасын есептейді. Алтыншы семестр Алматыдағы немесе шетелдегі қонақүйде ақылы тағылымдамаға арналған.</p>',
        ru: '<p>Учёба идёт в учебной гостинице кампуса на двенадцать номеров и в ресторане на шестьдесят мест. Первый курс начинает с уборки номеров, второй\u00a0— со стойки приёма, третий\u00a0— с управления доходом, и так студент проходит все службы отеля.</p><p>Технологию национальной кухни проверяют в небольшой лаборатории: для наурыз-коже и казы считают стабильное качество, срок хранения и цену. Шестой семестр отдан оплачиваемой стажировке в отеле Алматы или за рубежом.</p>',
        en: '<p>Students learn in the campus’s own training hotel of twelve rooms and a restaurant with sixty seats. First-years begin with housekeeping, second-years with reception, third-years with revenue management, and so they go through every department.</p><p>National cuisine is tested in a small laboratory, where students work out consistent quality, shelf life and price for nauryz kozhe and kazy. The sixth semester is a paid traineeship at a hotel in Almaty or abroad.</p>',
      },
      careers: [
        { title: { kz: 'Қонақүй менеджері', ru: 'Менеджер гостиницы', en: 'Hotel manager' } },
        { title: { kz: 'Мейрамхана басқарушысы', ru: 'Управляющий рестораном', en: 'Restaurant manager' } },
        { title: { kz: 'Іс-шара ұйымдастырушы', ru: 'Организатор мероприятий', en: 'Event organiser' } },
        { title: { kz: 'Кірісті басқару маманы', ru: 'Специалист по управлению доходом', en: 'Revenue management specialist' } },
      ],
      seo: {
        title: {
          kz: 'Қонақүй және мейрамхана ісі, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Гостиничное и ресторанное дело, бакалавриат\u00a0— Университет Нархоз',
          en: 'Hospitality and Restaurant Business, bachelor’s degree – Narxoz',
        },
      },
      blocks: [
        {
          id: 2059,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Бірінші айда күніне сегіз бөлме жинадым. Қазір екі жүз бөлмелі қонақүйдің кестесін құрамын және әр бөлмеге неше минут керегін жатқа білемін.</p>',
            ru: '<p>Первый месяц я убирала по восемь номеров в день. Теперь составляю график отеля на двести номеров и наизусть знаю, сколько минут нужно на каждый.</p>',
            en: '<p>In my first month I cleaned eight rooms a day. Now I draw up the rota of a hotel with two hundred, and I know by heart how many minutes each one takes.</p>',
          },
          name: { kz: 'Диана Югай', ru: 'Диана Югай', en: 'Diana Yugai' },
          post: {
            kz: '2022 жылғы түлек, қонақүй менеджері',
            ru: 'Выпускница 2022 года, менеджер отеля',
            en: 'Graduate of 2022, hotel manager',
          },
        },
        {
          id: 2060,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Оқу қонақүйі мен мейрамхана', ru: 'Учебная гостиница и ресторан', en: 'The training hotel and restaurant' },
          items: [
            {
              title: { kz: 'Қонақ қабылдау', ru: 'Приём гостей', en: 'Guests' },
              value: {
                kz: 'жыл бойы, университет қонақтары мен ата-аналар үшін',
                ru: 'круглый год, для гостей университета и родителей',
                en: 'all year round, visitors of the university and parents',
              },
            },
            {
              title: { kz: 'Мейрамхана', ru: 'Ресторан', en: 'Restaurant' },
              value: {
                kz: 'бейсенбі мен жұма, түскі және кешкі ас',
                ru: 'четверг и пятница, обед и ужин',
                en: 'Thursday and Friday, lunch and dinner',
              },
            },
            {
              title: { kz: 'Кезекшілік', ru: 'Дежурство', en: 'Duty' },
              value: {
                kz: 'әр студент семестрде сегіз ауысым',
                ru: 'восемь смен в семестр на каждого',
                en: 'eight shifts a semester for everyone',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 29,
    slug: 'translation-studies',
    attributes: {
      title: { kz: 'Аударма ісі', ru: 'Переводческое дело', en: 'Translation Studies' },
      code: '6B02301',
      ...inGroup('B036'),
      education: 'bachelor',
      school: 69,
      lead: {
        kz: 'Қазақ тілінен және қазақ тіліне тікелей, орысша делдалсыз аударатын жаңа буын аудармашылар мектебі.',
        ru: 'Школа нового поколения переводчиков, которые переводят с казахского и на казахский напрямую, без русского посредника.',
        en: 'A school for a new generation of translators who work from and into Kazakh directly, without Russian in between.',
      },
      languages: ['kz', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_250_000,
      deadline: '2027-08-25',
      qualification: { kz: 'тіл бакалавры', ru: 'бакалавр языка', en: 'Bachelor of Languages' },
      desc: {
        kz: '<p>Бірінші шет тілі\u00a0– ағылшын, екіншісін студент қытай, түрік немесе неміс тілінен таңдайды. Жазбаша аударма әдеби, заң және техникалық мәтін бойынша жеке жүреді, ал ілеспе аударма сегіз кабиналы залда үшінші курстан басталады.</p><p>Студенттер термин комиссиясымен бірге жұмыс істеп, экономика мен АКТ саласының сөздерін ұсынады. Машиналық аударманы редакциялау да жеке пән: бағдарлама құралдан қашпайды, бірақ соңғы сөзді адам айтатынын үйретеді.</p>',
        ru: '<p>Первый иностранный язык\u00a0— английский, второй студент выбирает из китайского, турецкого и немецкого. Письменный перевод разделён на художественный, юридический и технический, а синхронный начинается с третьего курса в зале с восемью кабинами.</p><p>Студенты работают с терминологической комиссией и предлагают слова для экономики и ИКТ. Редактура машинного перевода\u00a0— отдельная дисциплина: программа не бежит от инструмента, но учит, что последнее слово за человеком.</p>',
        en: '<p>English is the first foreign language; the second is chosen from Chinese, Turkish and German. Written translation is taught separately for literary, legal and technical texts, and simultaneous interpreting begins in the third year in a hall with eight booths.</p><p>Students work with the terminology commission and propose words for economics and ICT. Editing machine translation is a course of its own: the programme does not run away from the tool, but teaches that a person has the last word.</p>',
      },
      careers: [
        { title: { kz: 'Жазбаша аудармашы', ru: 'Письменный переводчик', en: 'Translator' } },
        { title: { kz: 'Ілеспе аудармашы', ru: 'Синхронный переводчик', en: 'Simultaneous interpreter' } },
        { title: { kz: 'Көркем мәтін редакторы', ru: 'Редактор художественного текста', en: 'Literary editor' } },
        { title: { kz: 'Локализация маманы', ru: 'Специалист по локализации', en: 'Localisation specialist' } },
      ],
      seo: {
        title: {
          kz: 'Аударма ісі, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Переводческое дело, бакалавриат\u00a0— Университет Нархоз',
          en: 'Translation Studies, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2061,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Аударма сағаттары', ru: 'Часы перевода', en: 'Hours of translation' },
          columns: [
            { title: { kz: 'Курс', ru: 'Курс', en: 'Year' } },
            { title: { kz: 'Жазбаша', ru: 'Письменно', en: 'Written' } },
            { title: { kz: 'Ауызша', ru: 'Устно', en: 'Spoken' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Екінші', ru: 'Второй', en: 'Second' } },
                { text: { kz: '120 сағат, көркем мәтін', ru: '120 часов, художественный текст', en: '120 hours, literary texts' } },
                { text: { kz: '60 сағат, ізбе-із аударма', ru: '60 часов, последовательный перевод', en: '60 hours, consecutive' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Үшінші', ru: 'Третий', en: 'Third' } },
                { text: { kz: '150 сағат, заң мәтіні', ru: '150 часов, юридический текст', en: '150 hours, legal texts' } },
                { text: { kz: '120 сағат, кабинада', ru: '120 часов, в кабине', en: '120 hours, in the booth' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Төртінші', ru: 'Четвёртый', en: 'Fourth' } },
                { text: { kz: '90 сағат, редакциялау', ru: '90 часов, редактура', en: '90 hours, editing' } },
                { text: { kz: '180 сағат, конференцияда', ru: '180 часов, на конференциях', en: '180 hours, at conferences' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2062,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Әр көктемде бір кітап', ru: 'Каждую весну одна книга', en: 'A book every spring' },
          desc: {
            kz: '<p>Төртінші курс ағылшын тіліндегі бір балалар кітабын қазақшаға бірлесіп аударады. Осы уақытқа дейін алты кітап шықты, олардың әрқайсысы ауыл кітапханаларына тегін таратылды.</p>',
            ru: '<p>Четвёртый курс сообща переводит на казахский одну детскую книгу с английского. Вышло уже шесть, и каждую бесплатно разослали сельским библиотекам.</p>',
            en: '<p>The fourth year jointly translates one English children’s book into Kazakh. Six have come out so far, and each was sent free of charge to village libraries.</p>',
          },
        },
      ],
    },
  },
  {
    id: 30,
    slug: 'social-work',
    attributes: {
      title: { kz: 'Әлеуметтік жұмыс', ru: 'Социальная работа', en: 'Social Work' },
      code: '6B11401',
      ...inGroup('B090'),
      education: 'bachelor',
      school: 69,
      lead: {
        kz: 'Қиын жағдайдағы отбасының, қарттың, мүгедектігі бар жанның қасында жүретін мамандарға арналған икемді кестелі бағдарлама.',
        ru: 'Программа с гибким графиком для тех, кто идёт рядом с семьёй в беде, пожилым человеком, человеком с инвалидностью.',
        en: 'A programme on a flexible schedule for those who stand beside a family in trouble, an elderly person or a person with a disability.',
      },
      languages: ['kz'],
      period: '4',
      form: ['part-time'],
      credits: 240,
      fee: 760_000,
      deadline: '2027-08-25',
      qualification: { kz: 'әлеуметтік қызмет бакалавры', ru: 'бакалавр социального обслуживания', en: 'Bachelor of Social Services' },
      desc: {
        kz: '<p>Студенттердің көбі бұл салада бұрыннан жұмыс істейді: орталықта, ауруханада, ауыл әкімдігінде. Сондықтан сабақ мысалдан басталады: аудиторияға бір отбасының жағдайы келеді, топ оған құқық, психология және медицина тұрғысынан жоспар жасайды.</p><p>Сабақ апта сайын өтеді: екі кеш онлайн, сенбіде кампуста. Ымдау тілінің негіздері мен арнаулы әлеуметтік қызмет стандарттары бәріне міндетті.</p>',
        ru: '<p>Многие студенты уже работают в этой сфере: в центре, больнице, сельском акимате. Поэтому занятие начинается с примера: в аудиторию приходит история одной семьи, и группа составляет план с точки зрения права, психологии и медицины.</p><p>Занятия идут каждую неделю: два вечера онлайн, по субботам на кампусе. Основы жестового языка и стандарты специальных социальных услуг обязательны для всех.</p>',
        en: '<p>Most students already work in the field: at a centre, in a hospital, in a village administration. So a class begins with a case: one family’s situation is brought to the room, and the group draws up a plan from the viewpoint of law, psychology and medicine.</p><p>Classes are held every week: two evenings online, Saturdays on campus. Basic sign language and the standards of special social services are compulsory for all.</p>',
      },
      careers: [
        { title: { kz: 'Әлеуметтік қызметкер', ru: 'Социальный работник', en: 'Social worker' } },
        { title: { kz: 'Оңалту орталығының маманы', ru: 'Специалист центра реабилитации', en: 'Rehabilitation centre specialist' } },
        { title: { kz: 'Отбасын қолдау кеңесшісі', ru: 'Консультант по поддержке семьи', en: 'Family support adviser' } },
        { title: { kz: 'Қоғамдық ұйым үйлестірушісі', ru: 'Координатор общественной организации', en: 'NGO coordinator' } },
      ],
      seo: {
        title: {
          kz: 'Әлеуметтік жұмыс, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Социальная работа, бакалавриат\u00a0— Университет Нархоз',
          en: 'Social Work, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2063,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Жұмыс істей жүріп оқитындарға', ru: 'Тем, кто учится и работает', en: 'For those who work while they study' },
          items: [
            {
              title: { kz: 'Жұмыс тәжірибесі есептеле ме?', ru: 'Засчитывается ли опыт работы?', en: 'Does my work experience count?' },
              text: {
                kz: '<p>Үш жылдан асқан өтілі бар студенттің өндірістік практикасы жұмыс берушінің қорытындысымен есептеледі.</p>',
                ru: '<p>При стаже больше трёх лет производственная практика засчитывается по заключению работодателя.</p>',
                en: '<p>With more than three years in the field, your placement is recognised on your employer’s report.</p>',
              },
            },
            {
              title: { kz: 'Жеңілдік бар ма?', ru: 'Есть ли скидка?', en: 'Is there a discount?' },
              text: {
                kz: '<p>Ауылдық жердегі әлеуметтік қызметкерлерге оқу ақысының үштен бірі қайтарылады.</p>',
                ru: '<p>Социальным работникам из сёл возвращают треть стоимости.</p>',
                en: '<p>Social workers in villages have a third of the fee refunded.</p>',
              },
            },
          ],
        },
        {
          id: 2064,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Бір жағдайды талдау реті', ru: 'Как разбирают один случай', en: 'How a case is worked through' },
          items: [
            {
              title: { kz: 'Тыңдау', ru: 'Выслушать', en: 'Listen' },
              desc: {
                kz: '<p>Отбасының өз сөзі жазылады, баға берілмейді.</p>',
                ru: '<p>Записывают слова самой семьи, без оценок.</p>',
                en: '<p>The family’s own words are written down, without judgement.</p>',
              },
            },
            {
              title: { kz: 'Қажеттілікті анықтау', ru: 'Понять нужду', en: 'Find out what is needed' },
              desc: {
                kz: '<p>Құжат, денсаулық, баспана және қарым-қатынас бөлек қаралады.</p>',
                ru: '<p>Отдельно смотрят документы, здоровье, жильё и отношения.</p>',
                en: '<p>Documents, health, housing and relationships are looked at one by one.</p>',
              },
            },
            {
              title: { kz: 'Жоспар құру', ru: 'Составить план', en: 'Make a plan' },
              desc: {
                kz: '<p>Кім, қашан, не істейді\u00a0– бәрі бір бетке сыйады.</p>',
                ru: '<p>Кто, когда и что делает\u00a0— всё на одной странице.</p>',
                en: '<p>Who does what and when, all on one page.</p>',
              },
            },
            {
              title: { kz: 'Қайта бару', ru: 'Вернуться', en: 'Go back' },
              desc: {
                kz: '<p>Үш айдан соң нәтиже отбасымен бірге бағаланады.</p>',
                ru: '<p>Через три месяца результат оценивают вместе с семьёй.</p>',
                en: '<p>After three months the result is judged together with the family.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 31,
    slug: 'law',
    attributes: {
      title: { kz: 'Құқықтану', ru: 'Юриспруденция', en: 'Law' },
      code: '6B04201',
      ...inGroup('B049'),
      education: 'bachelor',
      school: 70,
      lead: {
        kz: 'Заңды қолдануды істе үйренеді: екінші курстан бастап студент нағыз адамдарға тегін кеңес беруге қатысады.',
        ru: 'Применять закон здесь учатся на деле: уже со второго курса студент помогает бесплатно консультировать настоящих людей.',
        en: 'Here you learn the law by applying it: from the second year students help to give free advice to real people.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_370_000,
      deadline: '2027-08-25',
      qualification: { kz: 'құқық бакалавры', ru: 'бакалавр права', en: 'Bachelor of Laws' },
      desc: {
        kz: '<p>Азаматтық, қылмыстық, әкімшілік және еңбек құқығы екі жыл бойы сот практикасымен қатар оқытылады. Әкімшілік рәсімдік-процестік кодекске жеке семинар арналған, өйткені азамат пен мемлекеттің дауы осы кодекспен шешіледі.</p><p>Заң клиникасы сейсенбі мен бейсенбіде ашық, 2025 жылы онда мың үш жүзден астам кеңес берілді. Екінші курс өтінішті қабылдайды, үшінші курс құқықтық ұстаным жазады, төртінші курс оқытушымен бірге сотқа қатысады.</p>',
        ru: '<p>Гражданское, уголовное, административное и трудовое право два года идут рядом с судебной практикой. Административный процедурно-процессуальный кодекс получил отдельный семинар: именно по нему решают спор гражданина с государством.</p><p>Юридическая клиника открыта по вторникам и четвергам, за 2025 год в ней дали больше тысячи трёхсот консультаций. Второй курс принимает обращения, третий пишет правовую позицию, четвёртый идёт в суд вместе с преподавателем.</p>',
        en: '<p>Civil, criminal, administrative and labour law are taught for two years side by side with court practice. The Administrative Procedural Code has a seminar of its own, because it decides disputes between citizen and state.</p><p>The law clinic is open on Tuesdays and Thursdays and gave more than thirteen hundred consultations in 2025. Second-years take down the request, third-years draft a legal position, and fourth-years go to court with their teacher.</p>',
      },
      careers: [
        { title: { kz: 'Заңгер', ru: 'Юрист', en: 'Lawyer' } },
        { title: { kz: 'Адвокат көмекшісі', ru: 'Помощник адвоката', en: 'Advocate’s assistant' } },
        { title: { kz: 'Прокуратура қызметкері', ru: 'Сотрудник прокуратуры', en: 'Prosecutor’s office employee' } },
        { title: { kz: 'Сот хатшысы', ru: 'Секретарь суда', en: 'Court clerk' } },
        { title: { kz: 'Компания заңгері', ru: 'Юрист компании', en: 'Company lawyer' } },
      ],
      seo: {
        title: {
          kz: 'Құқықтану, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Юриспруденция, бакалавриат\u00a0— Университет Нархоз',
          en: 'Law, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2065,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Заң клиникасы, 2025 жыл', ru: 'Юридическая клиника, 2025 год', en: 'The law clinic in 2025' },
          items: [
            {
              value: { kz: '1\u00a0340', ru: '1\u00a0340', en: '1,340' },
              title: { kz: 'тегін кеңес берілді', ru: 'бесплатных консультаций', en: 'free consultations' },
            },
            {
              value: { kz: '96', ru: '96', en: '96' },
              title: { kz: 'талап-арыз дайындалды', ru: 'исковых заявлений подготовлено', en: 'statements of claim drafted' },
            },
            {
              value: { kz: '61\u00a0%', ru: '61\u00a0%', en: '61%' },
              title: { kz: 'іс азаматтың пайдасына шешілді', ru: 'дел решено в пользу гражданина', en: 'of cases decided for the citizen' },
            },
          ],
        },
        {
          id: 2066,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Сот залы', ru: 'Зал судебных заседаний', en: 'The courtroom' },
          items: [
            {
              title: { kz: 'Қайда', ru: 'Где', en: 'Where' },
              value: {
                kz: 'бас ғимарат, 7-қабат, нағыз сот залының көшірмесі',
                ru: 'главный корпус, 7-й этаж, копия настоящего зала',
                en: 'main building, floor 7, a copy of a real courtroom',
              },
            },
            {
              title: { kz: 'Оқу соты', ru: 'Учебные процессы', en: 'Moot trials' },
              value: {
                kz: 'апта сайын, төреші орнында көбіне бұрынғы судья',
                ru: 'каждую неделю, судит чаще всего бывший судья',
                en: 'every week, most often with a former judge on the bench',
              },
            },
            {
              title: { kz: 'Сырттан келгендерге', ru: 'Для гостей', en: 'For visitors' },
              value: {
                kz: 'мектеп оқушылары алдын ала жазылып көре алады',
                ru: 'школьники могут прийти по записи',
                en: 'school pupils may come by appointment',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 32,
    slug: 'international-law',
    attributes: {
      title: { kz: 'Халықаралық құқық', ru: 'Международное право', en: 'International Law' },
      code: '6B04202',
      ...inGroup('B049'),
      education: 'bachelor',
      school: 70,
      lead: {
        kz: 'Мемлекеттер арасындағы дау, инвестициялық төрелік және адам құқықтары: сабақ та, сот сайыстары да ағылшын тілінде.',
        ru: 'Споры государств, инвестиционный арбитраж и права человека: и занятия, и учебные процессы на английском языке.',
        en: 'Disputes between states, investment arbitration and human rights, with classes and moot courts in English.',
      },
      languages: ['en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_620_000,
      deadline: '2027-07-30',
      qualification: { kz: 'құқық бакалавры', ru: 'бакалавр права', en: 'Bachelor of Laws' },
      desc: {
        kz: '<p>Бағдарлама ұлттық құқықтың берік негізінен кейін халықаралық жария құқық, теңіз және әуе құқығы, ДСҰ нормалары мен еуразиялық интеграцияға өтеді. Каспий мәртебесі туралы конвенция мен трансшекаралық өзендер жеке курс болып оқытылады, өйткені бұл елдің өз сұрағы.</p><p>Бес студенттен құралған команда жыл сайын Джессуп сот сайысына дайындалады. Дайындық жарты жыл алады: жазбаша меморандум, күн сайынғы сөз жарысы және кітапханадағы ұзақ кештер.</p>',
        ru: '<p>После прочной основы национального права программа переходит к международному публичному, морскому и воздушному праву, нормам ВТО и евразийской интеграции. Отдельные курсы посвящены Конвенции о статусе Каспия и трансграничным рекам: это вопросы самой страны.</p><p>Каждый год команда из пяти студентов готовится к судебному конкурсу Джессупа. Подготовка длится полгода: письменный меморандум, ежедневные прения и долгие вечера в библиотеке.</p>',
        en: '<p>After a firm grounding in national law the programme moves to public international law, the law of sea and air, WTO rules and Eurasian integration. The Caspian convention and transboundary rivers have courses of their own, since these are the country’s own questions.</p><p>Each year a team of five prepares for the Jessup moot court. It takes half a year: a written memorial, daily pleadings and long evenings in the library.</p>',
      },
      careers: [
        { title: { kz: 'Халықаралық құқық заңгері', ru: 'Юрист-международник', en: 'International lawyer' } },
        { title: { kz: 'Төрелік хатшысы', ru: 'Секретарь арбитража', en: 'Arbitration secretary' } },
        { title: { kz: 'Сыртқы істер қызметкері', ru: 'Сотрудник внешнеполитического ведомства', en: 'Foreign service officer' } },
        { title: { kz: 'Адам құқықтары сарапшысы', ru: 'Эксперт по правам человека', en: 'Human rights expert' } },
      ],
      seo: {
        title: {
          kz: 'Халықаралық құқық, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Международное право, бакалавриат\u00a0— Университет Нархоз',
          en: 'International Law, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2067,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Сот сайысына дайындық', ru: 'Подготовка к конкурсу', en: 'Getting ready for the moot' },
          items: [
            {
              title: { kz: 'Қыркүйек: іріктеу', ru: 'Сентябрь: отбор', en: 'September: selection' },
              desc: {
                kz: '<p>Ағылшынша эссе және бұрынғы қатысушылармен сұхбат.</p>',
                ru: '<p>Эссе на английском и собеседование с прошлыми участниками.</p>',
                en: '<p>An essay in English and an interview with former members.</p>',
              },
            },
            {
              title: { kz: 'Қазан–қаңтар: меморандум', ru: 'Октябрь–январь: меморандум', en: 'October–January: memorial' },
              desc: {
                kz: '<p>Талапкер мен жауапкер жағын екеуін де жазасыз.</p>',
                ru: '<p>Пишете за обе стороны, истца и ответчика.</p>',
                en: '<p>You write for both sides, applicant and respondent.</p>',
              },
            },
            {
              title: { kz: 'Ақпан: ұлттық раунд', ru: 'Февраль: национальный раунд', en: 'February: national round' },
              desc: {
                kz: '<p>Әр шешенге мінберде жиырма минут беріледі.</p>',
                ru: '<p>У каждого оратора двадцать минут у трибуны.</p>',
                en: '<p>Each speaker has twenty minutes at the lectern.</p>',
              },
            },
          ],
        },
        {
          id: 2068,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Команда туралы толығырақ', ru: 'Подробнее о команде', en: 'More about the team' },
          desc: {
            kz: '<p>Команданың тарихы, нәтижелері және іріктеу тәртібі жеке бетте жазылған.</p>',
            ru: '<p>История команды, её результаты и порядок отбора описаны на отдельной странице.</p>',
            en: '<p>The team’s history, its results and how selection works are described on a page of their own.</p>',
          },
          link: { text: { kz: 'Командаға қосылу', ru: 'Вступить в команду', en: 'Join the team' }, url: '/jessup' },
        },
      ],
    },
  },
  {
    id: 33,
    slug: 'international-relations',
    attributes: {
      title: { kz: 'Халықаралық қатынастар', ru: 'Международные отношения', en: 'International Relations' },
      code: '6B03104',
      ...inGroup('B140'),
      education: 'bachelor',
      school: 70,
      lead: {
        kz: 'Орталық Азияның көзімен әлемге қарап, келіссөз үстелінде өз елінің мүддесін сабырмен қорғай алатын мамандар.',
        ru: 'Специалисты, которые смотрят на мир глазами Центральной Азии и за столом переговоров спокойно отстаивают интересы своей страны.',
        en: 'Specialists who look at the world from Central Asia and calmly defend their country’s interests at the negotiating table.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_410_000,
      deadline: '2027-08-25',
      qualification: { kz: 'әлеуметтік ғылымдар бакалавры', ru: 'бакалавр социальных наук', en: 'Bachelor of Social Sciences' },
      desc: {
        kz: '<p>Дипломатия тарихы, халықаралық саяси экономия, су және энергия саясаты, қауіпсіздік теориясы екі шет тілімен қатар оқытылады. Әр студент бір елді таңдап, төрт жыл бойы сол ел туралы аптасына бір талдау жазады.</p><p>Жылына үш рет бүкіл курс үш күндік келіссөз ойынына жиналады: рөл, нұсқау және уақыт шегі нағыз конференциядағыдай. Бұрынғы елшілер мен сарапшылар ойынды бақылап, әр делегацияның қатесін ашық айтады.</p>',
        ru: '<p>История дипломатии, международная политэкономия, водная и энергетическая политика, теория безопасности изучаются вместе с двумя иностранными языками. Каждый студент выбирает одну страну и четыре года раз в неделю пишет о ней справку.</p><p>Трижды в год весь курс собирается на трёхдневную игру в переговоры: роли, инструкции и сроки как на настоящей конференции. Бывшие послы и эксперты наблюдают и прямо называют ошибки делегаций.</p>',
        en: '<p>Diplomatic history, international political economy, water and energy policy and security theory are studied with two foreign languages. Every student chooses one country and for four years writes a weekly brief about it.</p><p>Three times a year everyone gathers for a three-day negotiation game, with roles, instructions and deadlines as at a real conference. Former ambassadors and experts watch and name each delegation’s mistakes openly.</p>',
      },
      careers: [
        { title: { kz: 'Дипломат', ru: 'Дипломат', en: 'Diplomat' } },
        {
          title: { kz: 'Халықаралық ұйым қызметкері', ru: 'Сотрудник международной организации', en: 'International organisation officer' },
        },
        { title: { kz: 'Өңірлік талдаушы', ru: 'Аналитик по регионам', en: 'Regional analyst' } },
        { title: { kz: 'Сыртқы байланыс маманы', ru: 'Специалист по внешним связям', en: 'External relations specialist' } },
      ],
      seo: {
        title: {
          kz: 'Халықаралық қатынастар, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Международные отношения, бакалавриат\u00a0— Университет Нархоз',
          en: 'International Relations, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2069,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Үш келіссөз ойыны', ru: 'Три игры в переговоры', en: 'Three negotiation games' },
          items: [
            {
              title: { kz: 'Су кеңесі', ru: 'Водный совет', en: 'Water council' },
              desc: {
                kz: '<p>Сырдария алабындағы бес елдің жазғы су бөлісі.</p>',
                ru: '<p>Летний раздел воды пятью странами бассейна Сырдарьи.</p>',
                en: '<p>How five countries of the Syr Darya basin share summer water.</p>',
              },
            },
            {
              title: { kz: 'Дәліз', ru: 'Коридор', en: 'Corridor' },
              desc: {
                kz: '<p>Транскаспий бағытындағы тариф пен порт кезегі.</p>',
                ru: '<p>Тарифы и очередь портов на Транскаспийском маршруте.</p>',
                en: '<p>Tariffs and port queues on the Trans-Caspian route.</p>',
              },
            },
            {
              title: { kz: 'Дағдарыс түні', ru: 'Ночь кризиса', en: 'Crisis night' },
              desc: {
                kz: '<p>Он екі сағат ішінде шекарадағы оқиғаға ортақ мәлімдеме жазу.</p>',
                ru: '<p>За двенадцать часов написать общее заявление об инциденте на границе.</p>',
                en: '<p>A joint statement on a border incident, within twelve hours.</p>',
              },
            },
          ],
        },
        {
          id: 2070,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Мен үшінші жыл Өзбекстан туралы жазып келемін. Бірінші беттерім жаңалықтан көшірілген еді, қазір ташкенттік әріптесім менен кеңес сұрайды.</p>',
            ru: '<p>Третий год я пишу об Узбекистане. Первые страницы были списаны с новостей, а теперь коллега из Ташкента советуется со мной.</p>',
            en: '<p>This is my third year of writing about Uzbekistan. My first pages were copied from the news; now a colleague in Tashkent asks me for advice.</p>',
          },
          name: { kz: 'Әсел Ризабек', ru: 'Асель Ризабек', en: 'Assel Rizabek' },
          post: {
            kz: 'Үшінші курс студенті, апталық талдау авторы',
            ru: 'Студентка третьего курса, автор еженедельных справок',
            en: 'Third-year student and author of weekly briefs',
          },
        },
      ],
    },
  },
  {
    id: 34,
    slug: 'state-and-local-government',
    attributes: {
      title: { kz: 'Мемлекеттік және жергілікті басқару', ru: 'Государственное и местное управление', en: 'State and Local Government' },
      code: '6B04114',
      ...inGroup('B044'),
      education: 'bachelor',
      school: 70,
      lead: {
        kz: 'Мемлекеттік қызмет\u00a0– адамға қызмет. Ауыл әкімінен бастап министрліктің талдаушысына дейін керек білімді бір арнаға жинадық.',
        ru: 'Государственная служба\u00a0— это служба людям. Мы собрали знания, нужные и сельскому акиму, и аналитику министерства.',
        en: 'Public service means serving people. We have gathered what both a village mayor and a ministry analyst need to know.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_230_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Бюджет үдерісі, мемлекеттік сатып алу, әкімшілік құқық және қоғаммен байланыс бірінші үш жылда өтеді. Ресми қазақ тілінде түсінікті хат жазу жеке пән: азаматқа жіберілетін жауапты студенттер бір абзацқа дейін қысқартып үйренеді.</p><p>Алтыншы семестрде студент ауылдық округте бір ай тұрып, әкім аппаратында жұмыс істейді. Ол бюджет жиынын өткізуге көмектеседі, тұрғындардың ұсынысын жинап, қайсысы орындалғанын келесі жылғы студентке тапсырады.</p>',
        ru: '<p>Бюджетный процесс, государственные закупки, административное право и связь с обществом занимают первые три года. Понятное официальное письмо на казахском\u00a0— отдельная дисциплина: студенты учатся сокращать ответ гражданину до одного абзаца.</p><p>В шестом семестре студент месяц живёт в сельском округе и работает в аппарате акима. Он помогает провести бюджетное собрание, собирает предложения жителей и передаёт студенту следующего года список того, что исполнено.</p>',
        en: '<p>The budget process, public procurement, administrative law and public communication fill the first three years. Writing plain official Kazakh is a course of its own: students learn to cut a reply to a citizen down to one paragraph.</p><p>In the sixth semester each student lives in a rural district for a month and works at the mayor’s office. They help to hold a budget meeting, collect residents’ proposals and hand over to next year’s student a list of what has been done.</p>',
      },
      careers: [
        { title: { kz: 'Мемлекеттік қызметші', ru: 'Государственный служащий', en: 'Civil servant' } },
        { title: { kz: 'Жергілікті бюджет маманы', ru: 'Специалист местного бюджета', en: 'Local budget specialist' } },
        { title: { kz: 'Мемлекеттік сатып алу маманы', ru: 'Специалист по госзакупкам', en: 'Public procurement specialist' } },
        { title: { kz: 'Қоғамдық кеңес хатшысы', ru: 'Секретарь общественного совета', en: 'Public council secretary' } },
      ],
      seo: {
        title: {
          kz: 'Мемлекеттік және жергілікті басқару, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Государственное и местное управление, бакалавриат\u00a0— Университет Нархоз',
          en: 'State and Local Government, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2071,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Ауылдағы бір ай', ru: 'Месяц в селе', en: 'A month in the village' },
          items: [
            {
              title: { kz: 'Қатысатын округтер', ru: 'Округа', en: 'Districts' },
              value: {
                kz: 'Алматы, Жетісу және Түркістан облыстарындағы 24 округ',
                ru: '24 округа Алматинской, Жетысуской и Туркестанской областей',
                en: '24 in the Almaty, Zhetysu and Turkistan regions',
              },
            },
            {
              title: { kz: 'Баспана', ru: 'Жильё', en: 'Housing' },
              value: {
                kz: 'округ береді, жол ақысын университет төлейді',
                ru: 'предоставляет округ, дорогу оплачивает университет',
                en: 'provided by the district; the university pays for travel',
              },
            },
            {
              title: { kz: 'Есеп', ru: 'Отчёт', en: 'Report' },
              value: {
                kz: 'ауыл тұрғындарының жиынында қорғалады',
                ru: 'защищают на сходе жителей',
                en: 'defended at a meeting of the villagers',
              },
            },
          ],
        },
        {
          id: 2072,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Мемлекеттік қызметке жол', ru: 'Путь на государственную службу', en: 'The way into public service' },
          items: [
            {
              title: { kz: 'Тестке дайындайсыздар ма?', ru: 'Готовите ли вы к тестированию?', en: 'Do you prepare us for the test?' },
              text: {
                kz: '<p>Иә, төртінші курста мемлекеттік қызметке кіру тестіне арналған тегін дайындық тобы ашылады.</p>',
                ru: '<p>Да, на четвёртом курсе открывается бесплатная группа подготовки к тесту на госслужбу.</p>',
                en: '<p>Yes, in the fourth year a free group prepares for the civil service entry test.</p>',
              },
            },
            {
              title: { kz: 'Түлектер қайда орналасады?', ru: 'Куда идут выпускники?', en: 'Where do graduates go?' },
              text: {
                kz: '<p>Шамамен жартысы әкімдіктерге, төрттен бірі орталық органдарға, қалғаны консалтинг пен қоғамдық ұйымдарға барады.</p>',
                ru: '<p>Около половины\u00a0— в акиматы, четверть\u00a0— в центральные органы, остальные\u00a0— в консалтинг и общественные организации.</p>',
                en: '<p>About half to local administrations, a quarter to central bodies, the rest to consulting and civil society.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 35,
    slug: 'business-law',
    attributes: {
      title: { kz: 'Кәсіпкерлік құқығы', ru: 'Предпринимательское право', en: 'Business Law' },
      code: '6B04203',
      program_group: 'B049',
      education: 'bachelor',
      school: 70,
      lead: {
        kz: 'Жоғары білімі бар экономистер мен инженерлерге арналған екінші диплом: екі жылда бизнес құқығының бакалавры.',
        ru: 'Второй диплом для экономистов и инженеров с высшим образованием: бакалавр права в бизнесе за два года.',
        en: 'A second degree for economists and engineers who already have one: a bachelor’s in business law in two years.',
      },
      languages: ['kz', 'ru'],
      period: '2',
      form: ['evening', 'distance'],
      credits: 120,
      fee: 1_050_000,
      deadline: '2027-08-20',
      qualification: { kz: 'құқық бакалавры', ru: 'бакалавр права', en: 'Bachelor of Laws' },
      desc: {
        kz: '<p>Алдыңғы дипломның жалпы пәндері толық есептеледі, сондықтан екі жыл тек құқыққа беріледі: шарт, корпоративтік және салық құқығы, еңбек даулары, зияткерлік меншік, банкроттық. Түсу үшін ҰБТ керек емес, әңгімелесу өтеді.</p><p>Кешкі топ Алматыда жиналады, қашықтан оқитындар дәл сол дәріске экран арқылы қосылып, сұрағын тірі қояды. Қорытынды жұмыс\u00a0– өз компанияңыздағы құқықтық тәуекелдердің картасы.</p>',
        ru: '<p>Общие дисциплины первого диплома засчитываются полностью, поэтому два года отданы только праву: договорному, корпоративному, налоговому, трудовым спорам, интеллектуальной собственности, банкротству. ЕНТ не нужно, проводится собеседование.</p><p>Вечерняя группа собирается в Алматы, а дистанционная подключается к той же лекции и задаёт вопросы вживую. Итоговая работа\u00a0— карта правовых рисков вашей собственной компании.</p>',
        en: '<p>The general courses of your first degree are fully recognised, so both years are given to law alone: contract, company and tax law, labour disputes, intellectual property and insolvency. No national test is needed; there is an interview.</p><p>The evening group meets in Almaty, while distance students join the same lecture on screen and ask their questions live. The final paper is a map of legal risks in your own company.</p>',
      },
      careers: [
        { title: { kz: 'Бизнес заңгері', ru: 'Юрист в бизнесе', en: 'Business lawyer' } },
        { title: { kz: 'Келісімшарт менеджері', ru: 'Менеджер по договорам', en: 'Contract manager' } },
        { title: { kz: 'Комплаенс маманы', ru: 'Комплаенс-специалист', en: 'Compliance officer' } },
        {
          title: {
            kz: 'Зияткерлік меншік жөніндегі кеңесші',
            ru: 'Консультант по интеллектуальной собственности',
            en: 'Intellectual property adviser',
          },
        },
      ],
      seo: {
        title: {
          kz: 'Кәсіпкерлік құқығы, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Предпринимательское право, бакалавриат\u00a0— Университет Нархоз',
          en: 'Business Law, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2073,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Екі жылдың жоспары', ru: 'План двух лет', en: 'The plan of two years' },
          columns: [
            { title: { kz: 'Семестр', ru: 'Семестр', en: 'Semester' } },
            { title: { kz: 'Негізгі пән', ru: 'Главная дисциплина', en: 'Main course' } },
            { title: { kz: 'Практикалық жұмыс', ru: 'Практическая работа', en: 'Practical work' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Бірінші', ru: 'Первый', en: 'First' } },
                { text: { kz: 'Шарт құқығы', ru: 'Договорное право', en: 'Contract law' } },
                { text: { kz: 'жеткізу шартын жазу', ru: 'составить договор поставки', en: 'drafting a supply contract' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Екінші', ru: 'Второй', en: 'Second' } },
                { text: { kz: 'Корпоративтік құқық', ru: 'Корпоративное право', en: 'Company law' } },
                {
                  text: {
                    kz: 'жарғы мен акционерлер келісімі',
                    ru: 'устав и соглашение акционеров',
                    en: 'articles and a shareholders’ agreement',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Үшінші', ru: 'Третий', en: 'Third' } },
                { text: { kz: 'Салық және еңбек құқығы', ru: 'Налоговое и трудовое право', en: 'Tax and labour law' } },
                { text: { kz: 'оқу дауында сөз сөйлеу', ru: 'выступление в учебном споре', en: 'pleading in a mock dispute' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Төртінші', ru: 'Четвёртый', en: 'Fourth' } },
                {
                  text: {
                    kz: 'Зияткерлік меншік, банкроттық',
                    ru: 'Интеллектуальная собственность, банкротство',
                    en: 'Intellectual property, insolvency',
                  },
                },
                { text: { kz: 'тәуекел картасы', ru: 'карта рисков', en: 'the map of risks' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2074,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Он жыл құрылысшы инженер болдым, келісімшартқа оқымай қол қоя салатынмын. Бірінші семестрден кейін бір мердігерлік шарттан үш тұзақ таптым.</p>',
            ru: '<p>Десять лет я работал инженером-строителем и подписывал договоры не читая. После первого семестра нашёл в одном подряде три ловушки.</p>',
            en: '<p>For ten years I was a construction engineer and signed contracts unread. After the first semester I found three traps in one of them.</p>',
          },
          name: { kz: 'Виталий Пак', ru: 'Виталий Пак', en: 'Vitaly Pak' },
          post: { kz: 'Екінші жыл тыңдаушысы, инженер', ru: 'Слушатель второго года, инженер', en: 'Second-year student, engineer' },
        },
      ],
    },
  },
  {
    id: 36,
    slug: 'customs-affairs',
    attributes: {
      title: { kz: 'Кеден ісі', ru: 'Таможенное дело', en: 'Customs' },
      code: '6B04204',
      ...inGroup('B049'),
      education: 'bachelor',
      school: 70,
      lead: {
        kz: 'Шекарада, брокерлік кеңседе немесе қоймада істейтіндер бес жылда жұмыстан қол үзбей бакалавр бола алады.',
        ru: 'Те, кто работает на границе, у брокера или на складе, за пять лет могут стать бакалаврами без отрыва от службы.',
        en: 'People who work at the border, with a broker or in a warehouse can become bachelors in five years without leaving their jobs.',
      },
      languages: ['kz', 'ru'],
      period: '5',
      form: ['part-time', 'evening'],
      credits: 240,
      fee: 870_000,
      deadline: '2027-08-25',
      qualification: { kz: 'құқық бакалавры', ru: 'бакалавр права', en: 'Bachelor of Laws' },
      desc: {
        kz: '<p>Еуразиялық экономикалық одақтың кеден кодексі, тауарды сыныптау, кедендік құн және валюталық бақылау бағдарламаның өзегі. Студенттер жүзден астам нағыз тауар үлгісін қолына ұстап, кодын анықтайды: шай мен шөп тұнбасының айырмасы бажға қалай әсер ететінін осылай түсінеді.</p><p>Икемді кестедегі топтың онлайн сабағы апта сайын екі рет, таңертең және кешке қайталанады, сондықтан ауысымға бөгет болмайды; кешкі топ Алматы бекеттерінің қызметкерлеріне арналған. Соңғы жылы тәуекелдерді басқару және электрондық декларация жүйесі үйретіледі.</p>',
        ru: '<p>Ядро программы\u00a0— Таможенный кодекс ЕАЭС, классификация товаров, таможенная стоимость и валютный контроль. Студенты держат в руках больше сотни образцов и определяют код: так понятно, почему разница между чаем и травяным сбором меняет пошлину.</p><p>У группы с гибким графиком онлайн-занятия каждую неделю повторяются утром и вечером, чтобы не мешать сменам; вечерняя создана для сотрудников алматинских постов. Последний год посвящён управлению рисками и электронному декларированию.</p>',
        en: '<p>The customs code of the Eurasian Economic Union, classification of goods, customs value and currency control are the core. Students hold more than a hundred real samples in their hands and find the code, and so they see why tea and herbal mixtures pay different duty.</p><p>Every week the flexible-schedule group has its online classes twice, in the morning and in the evening, to suit shift work; the evening group is for staff of the Almaty posts. The last year covers risk management and electronic declarations.</p>',
      },
      careers: [
        { title: { kz: 'Кеден инспекторы', ru: 'Таможенный инспектор', en: 'Customs inspector' } },
        { title: { kz: 'Кеден брокері', ru: 'Таможенный брокер', en: 'Customs broker' } },
        { title: { kz: 'Декларант', ru: 'Декларант', en: 'Customs declarant' } },
        {
          title: {
            kz: 'Сыртқы сауда құжаттарының маманы',
            ru: 'Специалист по внешнеторговым документам',
            en: 'Foreign trade documents specialist',
          },
        },
      ],
      seo: {
        title: {
          kz: 'Кеден ісі, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Таможенное дело, бакалавриат\u00a0— Университет Нархоз',
          en: 'Customs, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2075,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Тауартану кабинеті', ru: 'Кабинет товароведения', en: 'The commodities room' },
          items: [
            {
              value: { kz: '130', ru: '130', en: '130' },
              title: {
                kz: 'тауар үлгісі кодымен бірге сақталады',
                ru: 'образцов товаров хранятся вместе с кодами',
                en: 'samples of goods kept with their codes',
              },
            },
            {
              value: { kz: '21', ru: '21', en: '21' },
              title: {
                kz: 'бөлім сыртқы сауда номенклатурасында',
                ru: 'раздел в номенклатуре внешней торговли',
                en: 'sections in the foreign trade nomenclature',
              },
            },
            {
              value: { kz: '40', ru: '40', en: '40' },
              title: {
                kz: 'минут бір емтихан үлгісін сыныптауға беріледі',
                ru: 'минут даётся на классификацию образца на экзамене',
                en: 'minutes to classify one sample at the examination',
              },
            },
          ],
        },
        {
          id: 2076,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Қызметтегі студентке', ru: 'Студенту на службе', en: 'For students on duty' },
          items: [
            {
              title: {
                kz: 'Ауысым сессиямен сәйкес келсе ше?',
                ru: 'Что если смена совпала с сессией?',
                en: 'What if my shift clashes with the session?',
              },
              text: {
                kz: '<p>Екінші легпен келесіз, ауысу үшін бір хат жеткілікті.</p>',
                ru: '<p>Приедете со вторым потоком, для переноса достаточно одного письма.</p>',
                en: '<p>You come with the second wave; one letter is enough to switch.</p>',
              },
            },
            {
              title: {
                kz: 'Колледж дипломы мерзімді қысқарта ма?',
                ru: 'Сокращает ли срок диплом колледжа?',
                en: 'Does a college diploma shorten the studies?',
              },
              text: {
                kz: '<p>Кеден немесе құқық бейінді колледжден кейін бір жылға дейін қысқаруы мүмкін.</p>',
                ru: '<p>После таможенного или юридического колледжа срок может сократиться на год.</p>',
                en: '<p>After a customs or law college they may be shortened by up to a year.</p>',
              },
            },
          ],
        },
      ],
    },
  },
])
