import { councilMembers } from './council-members.ts'
import type { PaperTexts } from './paper-text.ts'

/** Documents of the Academic Council, group 179. */
export const council: PaperTexts = {
  36: {
    name: 'academic-council-provision',
    signedBy: 1,
    sections: [
      {
        title: { kz: 'Құрылуы', ru: 'Образование совета', en: 'How it is formed' },
        text: [
          {
            kz: 'Ғылыми кеңес 32 адамнан тұрады, оның сегізі\u00a0– студенттер мен докторанттар. Мүшелер үш жылға, студенттер бір жылға сайланады.',
            ru: 'Учёный совет состоит из 32 человек, восемь из них\u00a0— студенты и докторанты. Членов избирают на три года, студентов\u00a0— на год.',
            en: 'The Academic Council has 32 members, eight of them students and doctoral students. Members serve three years, students one.',
          },
          {
            kz: 'Президент, академиялық істер мен ғылым жөніндегі проректорлар, ғалым хатшы және мектеп декандары лауазымы бойынша кіреді, қалғандарын мектептер жасырын дауыспен сайлайды.',
            ru: 'Президент, проректоры по академическим вопросам и науке, учёный секретарь и деканы школ входят по должности, остальных тайно избирают школы.',
            en: 'The president, the vice-rectors for academic affairs and research, the academic secretary and the deans belong by office; the schools elect the others by secret ballot.',
          },
        ],
      },
      {
        title: { kz: 'Өкілеттігі', ru: 'Полномочия', en: 'Powers' },
        text: [
          {
            kz: 'Білім беру бағдарламаларын ашады, өзгертеді және жабады; академиялық саясат пен бағалау тәртібін бекітеді.',
            ru: 'Открывает, изменяет и закрывает образовательные программы; утверждает академическую политику и порядок оценивания.',
            en: 'It opens, changes and closes programmes and approves the academic policy and the rules of assessment.',
          },
          {
            kz: 'Ғылыми атаққа ұсынады, профессорлар конкурсын қорытындылайды, докторлық тақырыптар мен жетекшілерді бекітеді, құрметті атақ береді.',
            ru: 'Представляет к учёным званиям, подводит итоги конкурсов на должность профессора, утверждает темы и руководителей докторантов, присваивает почётные звания.',
            en: 'It recommends academic titles, settles competitions for professorships, approves doctoral topics and supervisors and awards honorary titles.',
          },
        ],
      },
      {
        title: { kz: 'Отырыстар', ru: 'Заседания', en: 'Meetings' },
        text: [
          {
            kz: 'Отырыс айына бір рет, соңғы бейсенбіде сағат 15:00-де өтеді. Мереке күніне тұспа-тұс келсе, төраға оны бір апта бұрын өткізе алады.',
            ru: 'Заседания проходят раз в месяц, в последний четверг в 15:00. Если рядом праздник, председатель может провести его неделей раньше.',
            en: 'The council meets once a month, on the last Thursday at 15:00. Where a holiday is near, the chair may hold the meeting a week earlier.',
          },
          {
            kz: 'Мүшелердің үштен екісі, яғни 22 адам қатысса, отырыс заңды. Күн тәртібі мен материал бес күн бұрын таратылады.',
            ru: 'Заседание правомочно при участии двух третей членов, то есть 22 человек. Повестку и материалы рассылают за пять дней.',
            en: 'Two thirds of the members, that is 22, make a quorum. Agenda and papers go out five days ahead.',
          },
        ],
      },
      {
        title: { kz: 'Дауыс беру', ru: 'Голосование', en: 'Voting' },
        text: [
          {
            kz: 'Шешім қатысқандардың көпшілік даусымен қабылданады, кадр мәселесі жасырын дауысқа салынады. Дауыс тең бөлінсе, төрағаның даусы шешуші.',
            ru: 'Решение принимают большинством присутствующих, по кадрам\u00a0— тайно. При равенстве решает голос председателя.',
            en: 'Decisions need a majority of those present; appointments are voted on in secret. If votes are equal, the chair decides.',
          },
          {
            kz: 'Мәселеге жеке мүддесі бар мүше мұны алдын ала айтып, дауыс беруге қатыспайды.',
            ru: 'Член совета, лично заинтересованный в вопросе, заранее сообщает об этом и не голосует.',
            en: 'A member with a personal interest declares it beforehand and does not vote.',
          },
        ],
      },
      {
        title: { kz: 'Мәселе енгізу', ru: 'Внесение вопроса', en: 'Putting an item forward' },
        text: [
          {
            kz: 'Екі беттік анықтаманы комиссия отырыстан екі апта бұрын қарайды, содан соң ол academic.council@narxoz.example мекенжайына жіберіледі. Авторға жеті минут сөз беріледі.',
            ru: 'Справку на двух страницах комиссия рассматривает за две недели до заседания, затем её отправляют на academic.council@narxoz.example. Автору дают семь минут.',
            en: 'A two-page paper is considered in committee two weeks before the meeting and sent to academic.council@narxoz.example. Its author has seven minutes to speak.',
          },
        ],
      },
      {
        title: { kz: 'Жариялау және бақылау', ru: 'Публикация и контроль', en: 'Publication and follow-up' },
        text: [
          {
            kz: 'Шешім бес жұмыс күнінде сайтта жарияланады. Орындалуын ғалым хатшы Мәдина Жүнісова қадағалап, келесі отырыста баяндайды: 312-кабинет.',
            ru: 'Решение публикуют на сайте за пять рабочих дней. За исполнением следит учёный секретарь Мадина Жунусова и докладывает на следующем заседании: кабинет 312.',
            en: 'Decisions appear on the site within five working days. The academic secretary, Madina Zhunussova, follows them up and reports to the next meeting: room 312.',
          },
        ],
      },
    ],
  },
  37: {
    name: 'academic-council-work-plan-2026-27',
    signedBy: 9,
    sections: [
      {
        title: { kz: 'Күзгі семестр отырыстары', ru: 'Заседания осеннего семестра', en: 'Meetings in the autumn' },
        text: [
          {
            columns: [
              { kz: 'Күні', ru: 'Дата', en: 'Date' },
              { kz: 'Негізгі мәселе', ru: 'Главный вопрос', en: 'Main item' },
              { kz: 'Баяндаушы', ru: 'Докладчик', en: 'Speaker' },
            ],
            rows: [
              [
                { kz: '2026 ж. 24 қыркүйек', ru: '24 сентября 2026', en: '24 September 2026' },
                {
                  kz: 'Қабылдау қорытындысы, студент мүшелер',
                  ru: 'Итоги приёма, члены от студентов',
                  en: 'Results of admission, student members',
                },
                { kz: 'Г. Сәдуақасова', ru: 'Г. Садуакасова', en: 'G. Saduakassova' },
              ],
              [
                { kz: '2026 ж. 22 қазан', ru: '22 октября 2026', en: '22 October 2026' },
                {
                  kz: 'Профессорлар конкурсы, кітапхана есебі',
                  ru: 'Конкурс профессоров, отчёт библиотеки',
                  en: 'Professorships, library report',
                },
                { kz: 'Д. Әлімбеков', ru: 'Д. Алимбеков', en: 'D. Alimbekov' },
              ],
              [
                { kz: '2026 ж. 26 қараша', ru: '26 ноября 2026', en: '26 November 2026' },
                {
                  kz: 'Қысқы сессия, апелляция комиссиялары',
                  ru: 'Зимняя сессия, апелляционные комиссии',
                  en: 'Winter examinations, appeal boards',
                },
                { kz: 'Г. Сәдуақасова', ru: 'Г. Садуакасова', en: 'G. Saduakassova' },
              ],
              [
                { kz: '2026 ж. 24 желтоқсан', ru: '24 декабря 2026', en: '24 December 2026' },
                { kz: 'Зерттеу этикасы комитетінің есебі', ru: 'Отчёт комитета по этике', en: 'Report of the ethics committee' },
                { kz: 'Д. Әлімбеков', ru: 'Д. Алимбеков', en: 'D. Alimbekov' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Көктемгі семестр отырыстары', ru: 'Заседания весеннего семестра', en: 'Meetings in the spring' },
        text: [
          {
            columns: [
              { kz: 'Күні', ru: 'Дата', en: 'Date' },
              { kz: 'Негізгі мәселе', ru: 'Главный вопрос', en: 'Main item' },
              { kz: 'Баяндаушы', ru: 'Докладчик', en: 'Speaker' },
            ],
            rows: [
              [
                { kz: '2027 ж. 28 қаңтар', ru: '28 января 2027', en: '28 January 2027' },
                {
                  kz: 'Келесі жылдың жаңа бағдарламалары',
                  ru: 'Новые программы следующего года',
                  en: 'New programmes for the coming year',
                },
                { kz: 'мектеп декандары', ru: 'деканы школ', en: 'deans of the schools' },
              ],
              [
                { kz: '2027 ж. 25 ақпан', ru: '25 февраля 2027', en: '25 February 2027' },
                {
                  kz: 'Зерттеу өзектерінің жылдық есебі',
                  ru: 'Годовой отчёт исследовательских ядер',
                  en: 'Annual report of the research cores',
                },
                { kz: 'Д. Әлімбеков', ru: 'Д. Алимбеков', en: 'D. Alimbekov' },
              ],
              [
                { kz: '2027 ж. 25 наурыз', ru: '25 марта 2027', en: '25 March 2027' },
                {
                  kz: 'Қос дипломды бағдарламалардың сапасы',
                  ru: 'Качество программ двойного диплома',
                  en: 'Quality of double degree programmes',
                },
                { kz: 'Ж. Әскербекова', ru: 'Ж. Аскербекова', en: 'Zh. Askerbekova' },
              ],
              [
                { kz: '2027 ж. 29 сәуір', ru: '29 апреля 2027', en: '29 April 2027' },
                {
                  kz: 'Академиялық саясатқа өзгерістер',
                  ru: 'Изменения в академической политике',
                  en: 'Amendments to the academic policy',
                },
                { kz: 'Г. Сәдуақасова', ru: 'Г. Садуакасова', en: 'G. Saduakassova' },
              ],
              [
                { kz: '2027 ж. 27 мамыр', ru: '27 мая 2027', en: '27 May 2027' },
                { kz: 'Докторанттардың аттестациясы', ru: 'Аттестация докторантов', en: 'Review of doctoral students' },
                { kz: 'Д. Әлімбеков', ru: 'Д. Алимбеков', en: 'D. Alimbekov' },
              ],
              [
                { kz: '2027 ж. 24 маусым', ru: '24 июня 2027', en: '24 June 2027' },
                { kz: 'Жыл қорытындысы, келесі жоспар', ru: 'Итоги года, новый план', en: 'Review of the year, next plan' },
                { kz: 'М. Жүнісова', ru: 'М. Жунусова', en: 'M. Zhunussova' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Комиссиялар', ru: 'Комиссии', en: 'Committees' },
        text: [
          {
            kz: 'Оқу-әдістемелік комиссия әр отырыстан екі апта бұрын бейсенбіде, ғылыми комиссия сол аптаның жұмасында жиналады.',
            ru: 'Учебно-методическая комиссия собирается за две недели до заседания в четверг, научная\u00a0— в пятницу той же недели.',
            en: 'The teaching committee meets on the Thursday two weeks before each meeting, the research committee on the Friday of that week.',
          },
        ],
      },
      {
        title: { kz: 'Материал тапсыру мерзімі', ru: 'Сроки сдачи материалов', en: 'When papers are due' },
        text: [
          {
            kz: 'Анықтама мен шешім жобасы отырыстан сегіз жұмыс күні бұрын тапсырылады. Кешіккен мәселе келесі айға көшеді.',
            ru: 'Справку и проект решения сдают за восемь рабочих дней до заседания. Опоздавший вопрос переходит на следующий месяц.',
            en: 'A paper and a draft decision are due eight working days before the meeting. Whatever is late moves to the next month.',
          },
        ],
      },
      {
        title: { kz: 'Ашық отырыстар', ru: 'Открытые заседания', en: 'Open meetings' },
        text: [
          {
            kz: 'Қаңтар мен сәуір отырыстары тікелей көрсетіледі, сұрақты бір күн бұрын жіберуге болады. Жасырын дауыс беру көрсетілмейді.',
            ru: 'Январское и апрельское заседания транслируют, вопросы можно прислать накануне. Тайное голосование не показывают.',
            en: 'The meetings of January and April are streamed and questions may be sent the day before. Secret ballots are not shown.',
          },
        ],
      },
    ],
  },
  38: {
    name: 'academic-council-membership',
    signedBy: 9,
    sections: [
      {
        title: { kz: 'Орындардың бөлінуі', ru: 'Распределение мест', en: 'How the seats are divided' },
        text: [
          {
            columns: [
              { kz: 'Санат', ru: 'Категория', en: 'Category' },
              { kz: 'Орын', ru: 'Мест', en: 'Seats' },
            ],
            rows: [
              [{ kz: 'Лауазымы бойынша', ru: 'По должности', en: 'By office' }, 9],
              [{ kz: 'Мектептер сайлаған', ru: 'Избранные школами', en: 'Elected by the schools' }, 15],
              [{ kz: 'Студенттер мен докторанттар', ru: 'Студенты и докторанты', en: 'Students and doctoral students' }, 8],
              [{ kz: 'Барлығы', ru: 'Всего', en: 'Total' }, 32],
            ],
            sums: [3],
          },
        ],
      },
      {
        title: {
          kz: 'Басшылық, декандар және профессорлар',
          ru: 'Руководство, деканы и профессора',
          en: 'Management, deans and professors',
        },
        text: [
          councilMembers,
          {
            kz: 'Кеңестің төрағасы\u00a0– президент, ол болмағанда отырысты академиялық істер жөніндегі проректор жүргізеді.',
            ru: 'Председатель совета\u00a0— президент, в его отсутствие заседание ведёт проректор по академическим вопросам.',
            en: 'The president is in the chair; in his absence the Vice-Rector for Academic Affairs presides.',
          },
        ],
      },
      {
        title: { kz: 'Мектептерден сайланғандар', ru: 'Избранные от школ', en: 'Elected by each school' },
        text: [
          {
            columns: [
              { kz: 'Мектеп', ru: 'Школа', en: 'School' },
              { kz: 'Орын', ru: 'Мест', en: 'Seats' },
            ],
            rows: [
              [{ kz: 'Экономика және менеджмент', ru: 'Экономика и менеджмент', en: 'Economics and Management' }, 4],
              [{ kz: 'Цифрлық технологиялар', ru: 'Цифровые технологии', en: 'Digital Technologies' }, 3],
              [{ kz: 'Өнер және әлеуметтік ғылымдар', ru: 'Искусства и социальные науки', en: 'Arts and Social Sciences' }, 3],
              [{ kz: 'Құқық және мемлекеттік саясат', ru: 'Право и государственная политика', en: 'Law and Public Policy' }, 3],
              [{ kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' }, 2],
            ],
          },
          {
            kz: 'Орын саны мектептегі штаттағы оқытушылардың үлесіне қарай үш жыл сайын қайта есептеледі.',
            ru: 'Число мест раз в три года пересчитывают по доле штатных преподавателей школы.',
            en: 'The number of seats is worked out anew every three years from each school’s share of permanent teachers.',
          },
        ],
      },
      {
        title: { kz: 'Білім алушылардың өкілдері', ru: 'Представители обучающихся', en: 'Students’ representatives' },
        text: [
          {
            kz: 'Бес мектептің бакалаврларынан бір-бірден, магистранттардан бір, докторанттардан екі өкіл сайланады. Оларды студенттік кеңес ұсынып, қыркүйек отырысы бекітеді.',
            ru: 'Избирают по одному бакалавру от пяти школ, одного магистранта и двух докторантов. Их предлагает Студенческий совет и утверждает сентябрьское заседание.',
            en: 'Five bachelor’s students, one from each school, one master’s and two doctoral students are elected. The Student Council proposes them and the September meeting confirms.',
          },
        ],
      },
      {
        title: { kz: 'Мерзім мен ауысу', ru: 'Срок и замена', en: 'Term and replacement' },
        text: [
          {
            kz: 'Осы құрамның өкілеттігі 2027 жылғы тамызға дейін жарамды. Қатарынан үш отырысқа себепсіз келмеген мүшенің орнына мектеп бір айда жаңа адам сайлайды.',
            ru: 'Полномочия этого состава действуют до августа 2027 года. Вместо пропустившего без причины три заседания подряд школа за месяц избирает другого.',
            en: 'This council serves until August 2027. If a member misses three meetings in a row without reason, the school elects another within a month.',
          },
        ],
      },
    ],
  },
  39: {
    name: 'academic-council-decision-september-2026',
    signedBy: 1,
    sections: [
      {
        title: { kz: 'Отырыс', ru: 'Заседание', en: 'The meeting' },
        text: [
          {
            kz: 'Отырыс 2026 жылғы 24 қыркүйекте өтті, 32 мүшенің 29-ы қатысты. Төраға\u00a0– Асқар Төлегенов, хатшы\u00a0– Мәдина Жүнісова.',
            ru: 'Заседание прошло 24 сентября 2026 года, присутствовали 29 членов из 32. Председатель\u00a0— Аскар Тулегенов, секретарь\u00a0— Мадина Жунусова.',
            en: 'The meeting took place on 24 September 2026 with 29 of 32 members present. Chair: Askar Tulegenov; secretary: Madina Zhunussova.',
          },
        ],
      },
      {
        title: { kz: '2026 жылғы қабылдау қорытындысы', ru: 'Итоги приёма 2026 года', en: 'Results of admission in 2026' },
        text: [
          {
            columns: [
              { kz: 'Деңгей', ru: 'Уровень', en: 'Level' },
              { kz: 'Өтініш', ru: 'Заявлений', en: 'Applications' },
              { kz: 'Қабылданды', ru: 'Принято', en: 'Admitted' },
            ],
            rows: [
              [{ kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s' }, 7940, 2940],
              [{ kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s' }, 1180, 410],
              [{ kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral' }, 96, 34],
            ],
          },
          {
            kz: 'Шешім: қорытынды назарға алынсын; Цифрлық технологиялар мектебі қазақ тілінде оқитын топтарды көбейту жоспарын 1 желтоқсанға дейін тапсырсын. Бірауыздан.',
            ru: 'Решено: итоги принять к сведению; Школе цифровых технологий до 1 декабря представить план расширения групп на казахском языке. Единогласно.',
            en: 'Resolved: the results are noted; by 1 December the School of Digital Technologies submits a plan for more groups taught in Kazakh. Unanimous.',
          },
        ],
      },
      {
        title: { kz: 'Студент мүшелер', ru: 'Члены от студентов', en: 'Student members' },
        text: [
          {
            kz: 'Студенттік кеңес ұсынған сегіз мүше бір жылға бекітілсін. Жасырын дауыс: жақтап 27, қарсы 2.',
            ru: 'Утвердить на год восемь членов, предложенных Студенческим советом. Тайное голосование: за 27, против 2.',
            en: 'The eight members proposed by the Student Council are confirmed for a year. Secret ballot: 27 for, 2 against.',
          },
        ],
      },
      {
        title: { kz: 'Докторлық тақырыптар', ru: 'Темы докторантов', en: 'Doctoral topics' },
        text: [
          {
            kz: 'Он екі докторанттың тақырыбы мен екі жетекшісі бекітілсін, қалған жиырма екісі қазан отырысында қаралсын. Жақтап 28, қалыс қалды 1.',
            ru: 'Утвердить темы и по два руководителя двенадцати докторантам, остальные двадцать две темы рассмотреть в октябре. За 28, воздержался 1.',
            en: 'The topics and both supervisors of twelve doctoral students are approved; the other twenty-two are put off to October. 28 for, 1 abstention.',
          },
        ],
      },
      {
        title: { kz: '«Климаттық қаржы» модулі', ru: 'Модуль «Климатические финансы»', en: 'The module “Climate Finance”' },
        text: [
          {
            kz: 'Барлық мектеп студенттері таңдай алатын, төрт пәннен тұратын 20 кредиттік қосымша модуль көктемгі семестрден ашылсын. Жетекшісі\u00a0– профессор Болат Жұмаділов.',
            ru: 'Открыть с весеннего семестра дополнительный модуль на 20 кредитов из четырёх дисциплин, доступный студентам всех школ. Руководитель\u00a0— профессор Болат Жумадилов.',
            en: 'A minor of four courses and 20 credits, open to students of every school, starts in the spring semester. It is led by Professor Bolat Zhumadilov.',
          },
        ],
      },
      {
        title: { kz: 'Орындау', ru: 'Исполнение', en: 'Carrying it out' },
        text: [
          {
            kz: 'Орындалуын Гүлнәр Сәдуақасова бақылайды, есеп қараша отырысында тыңдалады.',
            ru: 'Контроль за исполнением\u00a0— Гульнар Садуакасова, отчёт заслушать в ноябре.',
            en: 'Gulnar Saduakassova follows this up and reports to the November meeting.',
          },
        ],
      },
    ],
  },
  40: {
    name: 'academic-council-decision-october-2026',
    signedBy: 1,
    sections: [
      {
        title: { kz: 'Отырыстың өтуі', ru: 'Проведение заседания', en: 'How the meeting was held' },
        text: [
          {
            kz: 'Республика күніне байланысты отырыс бір апта бұрын, 22 қазанда өткізілді. 27 мүше қатысты, кворум бар.',
            ru: 'В связи с Днём Республики заседание провели неделей раньше, 22 октября. Присутствовали 27 членов, кворум есть.',
            en: 'Because of Republic Day the meeting was held a week earlier, on 22 October. 27 members were present, which is a quorum.',
          },
        ],
      },
      {
        title: { kz: 'Профессорлар конкурсы', ru: 'Конкурс на должность профессора', en: 'Competition for professorships' },
        text: [
          {
            columns: [
              { kz: 'Лауазым', ru: 'Должность', en: 'Post' },
              { kz: 'Үміткер', ru: 'Кандидатов', en: 'Candidates' },
              { kz: 'Жақтап', ru: 'За', en: 'For' },
              { kz: 'Қарсы', ru: 'Против', en: 'Against' },
            ],
            rows: [
              [{ kz: 'Қаржы профессоры', ru: 'Профессор финансов', en: 'Professor of Finance' }, 3, 24, 3],
              [{ kz: 'Деректер ғылымы профессоры', ru: 'Профессор науки о данных', en: 'Professor of Data Science' }, 2, 22, 5],
              [{ kz: 'Салық құқығы профессоры', ru: 'Профессор налогового права', en: 'Professor of Tax Law' }, 2, 25, 2],
            ],
          },
          {
            kz: 'Ең көп дауыс жинаған үміткерлер үш жылға сайланды деп есептелсін, кадр қызметі он күнде шарт жасассын.',
            ru: 'Считать избранными на три года набравших больше голосов, кадровой службе за десять дней заключить договоры.',
            en: 'Those with most votes are elected for three years; the personnel office draws up contracts within ten days.',
          },
        ],
      },
      {
        title: { kz: 'Қалған докторлық тақырыптар', ru: 'Остальные темы докторантов', en: 'Remaining doctoral topics' },
        text: [
          {
            kz: 'Жиырма екі тақырыптың жиырмасы бекітілсін. Екеуі деректерге қолжетімділік расталғанша қайта пысықтауға жіберілсін, мерзімі\u00a0– 20 қараша.',
            ru: 'Из двадцати двух тем двадцать утвердить. Две вернуть на доработку до подтверждения доступа к данным, срок\u00a0— 20 ноября.',
            en: 'Of the twenty-two topics twenty are approved. Two go back until access to the data is confirmed, by 20 November.',
          },
        ],
      },
      {
        title: { kz: 'Кітапхана есебі', ru: 'Отчёт библиотеки', en: 'Report of the library' },
        text: [
          {
            kz: '2025/26 оқу жылының есебі мақұлдансын; үшінші қабаттың желдеткіші бойынша қайта тендер қараша айында жарияланатыны ескерілсін. Жақтап 27.',
            ru: 'Отчёт за 2025/26 учебный год одобрить; учесть, что повторный тендер на вентиляцию третьего этажа объявят в ноябре. За 27.',
            en: 'The report for 2025/26 is approved; a new tender for the ventilation of floor 3 is to be announced in November. 27 for.',
          },
        ],
      },
      {
        title: { kz: 'Көктемгі ұтқырлық', ru: 'Весенняя мобильность', en: 'Mobility in spring' },
        text: [
          {
            kz: 'Көктемгі семестрге 164 өтінім түсіп, 60 балдан жоғары алған 131 студент іріктелгені мәлімделді. Тізім халықаралық байланыс кеңсесінде.',
            ru: 'Сообщено, что на весенний семестр поступило 164 заявки, отобран 131 студент с баллом от 60. Список\u00a0— в международном офисе.',
            en: 'It was reported that 164 students applied for the spring semester and 131 with 60 points or more were selected. The list is at the international office.',
          },
        ],
      },
      {
        title: { kz: 'Құрметті профессор атағы', ru: 'Звание почётного профессора', en: 'Honorary professorship' },
        text: [
          {
            kz: 'Атақ беру тәртібіне өзгеріс енгізілсін: үміткерді кемінде екі мектеп ұсынады және жылына екіден артық атақ берілмейді. Жақтап 21, қарсы 4, қалыс қалды 2.',
            ru: 'Изменить порядок присвоения: кандидата предлагают не меньше двух школ, в год присваивают не больше двух званий. За 21, против 4, воздержались 2.',
            en: 'The rules are changed: a candidate needs the support of two schools and no more than two titles are given a year. 21 for, 4 against, 2 abstentions.',
          },
        ],
      },
    ],
  },
}
