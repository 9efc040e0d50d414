import type { StarterEntry } from '../../starter-entry.ts'
import { weekday } from '../relative-date.ts'

/** News of September to November 2026. */
export const autumn2026: StarterEntry<'news'>[] = [
  {
    id: 1,
    slug: 'narxoz-coders-win-the-almaty-round',
    attributes: {
      title: {
        kz: 'Нархоз бағдарламашылары студенттік сайыстың Алматы кезеңінде топ жарды',
        ru: 'Программисты Нархоза выиграли алматинский этап студенческого чемпионата',
        en: 'Narxoz coders win the Almaty round of the student programming competition',
      },
      date: '2026-11-12T16:30:00+05:00',
      school: 68,
      lead: {
        kz: 'Үш студент бес сағатта он екі есептің тоғызын шығарып, он тоғыз университеттен келген 62 команданың алдына шықты. Желтоқсанда олар Ташкенттегі аймақтық финалға барады.',
        ru: 'За пять часов три студента решили девять задач из двенадцати и опередили остальные команды, а их было 62 из девятнадцати университетов. В декабре они едут на региональный финал в Ташкент.',
        en: 'In five hours three students solved nine problems out of twelve and came first of 62 teams from nineteen universities. In December they travel to the regional final in Tashkent.',
      },
      body: {
        kz: '<p>Сайыс 8 қарашада университеттің компьютер сыныптарында өтті. «Қыран» командасында бағдарламалық инженерия бойынша үшінші курста оқитын Ерасыл Мұқанов, жасанды интеллект бағдарламасының студенті Әмина Жұмабек және деректер талдауын оқып жүрген Илья Соколов бар. Үшеуіне бір ғана компьютер беріледі, сондықтан кім қашан код жазатынын келісіп алу есеп шығарудан кем маңызды емес.</p><p>Алғашқы шешім он бірінші минутта қабылданды. Төртінші сағатта команда екінші орында тұрды: көрші университеттің құрамасы бір есепке озық еді. Бәрін қала автобусының ең қысқа айналма жолын табу туралы есеп шешті\u00a0– оны сайыс бітуге жеті минут қалғанда тапсырды.</p><p>Жаттықтырушы, алгоритмдер пәнінің аға оқытушысы Нұрсұлтан Дәуренов команданың жаздан бері аптасына екі рет жиналып, өткен жылдардың 340 есебін талдағанын айтады. Аймақтық финал 5 желтоқсанда болады, жол мен қонақүйді университет төлейді.</p>',
        ru: '<p>Чемпионат прошёл 8 ноября в компьютерных классах университета. В команде «Кыран» третьекурсник программной инженерии Ерасыл Муканов, студентка программы «Искусственный интеллект» Амина Жумабек и Илья Соколов, который изучает анализ данных. На троих даётся один компьютер, поэтому договориться, кто и когда пишет код, не менее важно, чем решить задачу.</p><p>Первое решение приняли на одиннадцатой минуте. На четвёртом часу команда шла второй: сборная соседнего вуза решила на одну задачу больше. Всё определила задача о кратчайшем объезде для городского автобуса\u00a0— её сдали за семь минут до конца.</p><p>Тренер, старший преподаватель алгоритмов Нурсултан Дауренов, рассказал, что с лета команда собиралась дважды в неделю и разобрала 340 задач прошлых лет. Региональный финал состоится 5 декабря, дорогу и гостиницу оплачивает университет.</p>',
        en: '<p>The competition was held on 8 November in the university’s computer rooms. Team Kyran consists of Yerassyl Mukanov, a third-year in software engineering, Amina Zhumabek, who studies artificial intelligence, and Ilya Sokolov from data analytics. Three people share one computer, so agreeing who types and when matters as much as solving the problem.</p><p>Their first solution was accepted in the eleventh minute. In the fourth hour they were running second, one problem behind a team from a neighbouring university. The matter was settled by a task about the shortest detour for a city bus, handed in seven minutes before the end.</p><p>Their coach Nursultan Daurenov, who teaches algorithms, says the team has met twice a week since the summer and worked through 340 problems of past years. The regional final is on 5 December; the university pays for travel and the hotel.</p>',
      },
      blocks: [
        {
          id: 7001,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Біз қателерімізді бір дәптерге жазып жүреміз. Онда қырық екі қате бар. Осы жолы соның бірде-бірін қайталамадық.</p>',
            ru: '<p>Мы записываем свои ошибки в одну тетрадь. Там их сорок две. В этот раз мы не повторили ни одной.</p>',
            en: '<p>We write our mistakes down in one notebook. There are forty-two of them. This time we did not repeat a single one.</p>',
          },
          name: { kz: 'Әмина Жұмабек', ru: 'Амина Жумабек', en: 'Amina Zhumabek' },
          post: { kz: '«Қыран» командасының мүшесі', ru: 'Участница команды «Кыран»', en: 'Member of team Kyran' },
        },
        {
          id: 7002,
          type: 'call',
          group: 2,
          position: 2,
          title: {
            kz: 'Сенбілік жаттығу тобы бәріне ашық',
            ru: 'Субботняя группа открыта для всех',
            en: 'The Saturday training group is open to all',
          },
          desc: {
            kz: '<p>Кез келген мектептің студенті келіп, бұрынғы жүлдегерлермен бірге есеп талдай алады.</p>',
            ru: '<p>Студент любой школы может прийти и разбирать задачи с призёрами прошлых лет.</p>',
            en: '<p>Students of any school may come and work through problems with past prize-winners.</p>',
          },
          link: { text: { kz: 'Олимпиадалар', ru: 'Олимпиады', en: 'Olympiads' }, url: '/science/olympiads' },
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'sixty-eight-employers-at-the-autumn-career-fair',
    attributes: {
      title: {
        kz: 'Күзгі мансап жәрмеңкесіне 68 жұмыс беруші келді',
        ru: 'На осеннюю ярмарку карьеры пришли 68 работодателей',
        en: 'Sixty-eight employers came to the autumn career fair',
      },
      // The evening after the fair, whose day depends on the day of seeding.
      date: weekday(-2, 'thu', 18.5),
      lead: {
        kz: 'Бас ғимараттың екі қабатында банктер, аудиторлық фирмалар, логистика және АТ компаниялары студенттермен бетпе-бет сөйлесті. 214 студент тағылымдамаға сол күні шақыру алды.',
        ru: 'На двух этажах главного корпуса банки, аудиторы, логисты и ИТ-компании говорили со студентами лично. 214 человек получили приглашение на стажировку в тот же день.',
        en: 'On two floors of the main building banks, auditors, logistics firms and IT companies talked to students face to face. That same day 214 of them were invited to an internship.',
      },
      body: {
        kz: '<p>Биыл жәрмеңкенің тәртібі өзгерді: таңертең тек екінші және үшінші курс, түстен кейін бітірушілер мен магистранттар келді. Сөйтіп кезек қысқарып, сұхбаттың орташа ұзақтығы төрт минуттан тоғыз минутқа жетті. 2\u00a0300-ден астам студент тіркелді.</p><p>Ең көп орын ұсынғандар\u00a0– «Дала Банк», «Жібек Логистика» және «Көкжиек Технолоджи». Алғаш рет үш ауыл шаруашылығы кәсіпорны қатысты: оларға агроном емес, есепші, экспорт маманы және деректер талдаушысы керек болып шықты.</p><h2>Түйіндеме бұрышы</h2><p>Кадр мамандары 140 студенттің түйіндемесін сол жерде оқып, түзетіп берді. Жиі қайталанған ескерту біреу-ақ: студенттер оқыған пәнін тізеді, ал жұмыс беруші сол пәнде не жасағанын білгісі келеді.</p>',
        ru: '<p>В этом году порядок изменили: утром пустили только второй и третий курсы, после обеда выпускников и магистрантов. Очереди стали короче, а средний разговор вырос с четырёх минут до девяти. Зарегистрировались больше 2\u00a0300 студентов.</p><p>Больше всего мест предложили «Дала Банк», «Жибек Логистика» и «Кокжиек Технолоджи». Впервые участвовали три сельскохозяйственных предприятия: им, как оказалось, нужны не агрономы, а бухгалтеры, специалисты по экспорту и аналитики данных.</p><h2>Угол резюме</h2><p>Рекрутеры прочли и поправили на месте резюме 140 студентов. Замечание чаще всего повторялось одно: студенты перечисляют дисциплины, а работодатель хочет знать, что на этих дисциплинах сделано.</p>',
        en: '<p>The order of the day was new: only second- and third-years in the morning, final-year and master’s students after lunch. Queues grew shorter, and the average talk longer, from four minutes to nine. More than 2,300 students signed in.</p><p>Dala Bank, Zhibek Logistics and Kokzhiek Technology had the most places to offer. Three farming enterprises took part for the first time, and it turned out that they were looking not for agronomists but for accountants, export managers and data analysts.</p><h2>The CV corner</h2><p>Recruiters read and corrected the CVs of 140 students on the spot. One remark came up again and again: students list the courses they took, while employers want to know what they made there.</p>',
      },
      blocks: [
        {
          id: 7003,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Жәрмеңке бір күнде', ru: 'Ярмарка за один день', en: 'The fair in one day' },
          items: [
            {
              value: { kz: '68', ru: '68', en: '68' },
              title: { kz: 'компания мен мекеме', ru: 'компаний и учреждений', en: 'companies and institutions' },
            },
            {
              value: { kz: '1\u00a0150', ru: '1\u00a0150', en: '1,150' },
              title: { kz: 'сұхбат өтті', ru: 'собеседований проведено', en: 'interviews held' },
            },
            {
              value: { kz: '214', ru: '214', en: '214' },
              title: { kz: 'тағылымдамаға шақыру', ru: 'приглашений на стажировку', en: 'internship invitations' },
            },
          ],
        },
        {
          id: 7004,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Жәрмеңкеге келе алмадыңыз ба?', ru: 'Не смогли прийти на ярмарку?', en: 'Could not come to the fair?' },
          desc: {
            kz: '<p>Бос орындардың көбі көктемге дейін ашық. Мансапты дамыту кеңсесі түйіндемеңізді сәрсенбі сайын қарап береді.</p>',
            ru: '<p>Большинство вакансий открыты до весны. По средам офис развития карьеры смотрит резюме.</p>',
            en: '<p>Most openings stay until spring. On Wednesdays the career office goes through CVs.</p>',
          },
          link: { text: { kz: 'Бос орындар', ru: 'Вакансии', en: 'Vacancies' }, url: '/career-development-office' },
        },
      ],
    },
  },
  {
    id: 3,
    slug: 'a-third-of-irrigation-water-never-reaches-the-field',
    attributes: {
      title: {
        kz: 'Суармалы судың үштен бірі егістікке жетпейді: екі маусымдық зерттеудің қорытындысы',
        ru: 'Треть поливной воды не доходит до поля: итог двух сезонов измерений',
        en: 'A third of irrigation water never reaches the field: two seasons of measuring',
      },
      date: '2026-10-29T10:15:00+05:00',
      school: 66,
      lead: {
        kz: 'Нархоз экономистері Түркістан мен Қызылорда облыстарындағы екі жүз шаруашылықта судың қанша жұмсалып, қаншасы жолда жоғалатынын өлшеді. Нәтиже тариф жүйесін өзгерту ұсынысына негіз болды.',
        ru: 'Экономисты Нархоза измерили в двухстах хозяйствах Туркестанской и Кызылординской областей, сколько воды уходит на полив и сколько теряется по пути. На этих данных построено предложение изменить тариф.',
        en: 'On two hundred farms of Turkistan and Kyzylorda regions Narxoz economists measured how much water is used and how much is lost on the way. A proposal to change the tariff rests on the figures.',
      },
      body: {
        kz: '<p>Ләйлә Сүлейменова бастаған топ 2025 және 2026 жылғы суару маусымында каналдың басына да, егістіктің шетіне де өлшеуіш қойды. Екі көрсеткіштің айырмасы орта есеппен 31 пайыз болып шықты. Шығынның жартысынан көбі топырақ арықтарда, қалғаны түнгі бақылаусыз суаруда жоғалады.</p><p>Тариф судың өзіндік құнынан төмен болғандықтан, арыққа сіңген суды ешкім есептемейді. Зерттеушілер екі бөліктен тұратын төлем ұсынады: негізгі мөлшерге бұрынғы баға сақталады, одан артығы қымбаттайды, ал үнемделген текше метрді су шаруашылығы мекемесі қайтарып сатып алады.</p><ul><li>Тамшылатып суаруға көшкен мақташы гектарына 3\u00a0500 текше метрге дейін үнемдейді.</li><li>Жиырма гектарлық шаруашылық жаңа тарифпен де бұрынғыдан аз төлейді.</li><li>Арықты бетондау төрт маусымда ақталады.</li></ul><p>Мақала қазан айында су экономикасына арналған халықаралық журналда шықты, ал деректер жинағы шаруашылықтардың атынсыз ашық жарияланды. Қарашада ұсыныс Түркістан облысының су инспекциясында талқыланады.</p>',
        ru: '<p>Группа Лейлы Сулейменовой поставила счётчики и в голове канала, и у края поля и сняла показания за сезоны 2025 и 2026 годов. Разница составила в среднем 31 процент. Больше половины воды теряется в земляных арыках, остальное при ночном поливе без присмотра.</p><p>Тариф ниже себестоимости, поэтому ушедшую в землю воду никто не считает. Исследователи предлагают плату из двух частей: за базовый объём цена прежняя, сверх него выше, а сбережённый кубометр водохозяйственная служба выкупает обратно.</p><ul><li>Хлопкороб, перешедший на капельный полив, экономит до 3\u00a0500 кубометров на гектар.</li><li>Хозяйство на двадцати гектарах и по новому тарифу заплатит меньше прежнего.</li><li>Бетонирование арыка окупается за четыре сезона.</li></ul><p>Статья вышла в октябре в международном журнале по экономике воды, набор данных без названий хозяйств опубликован открыто. В ноябре предложение обсудят в водной инспекции Туркестанской области.</p>',
        en: '<p>The group led by Leila Suleimenova put meters both at the head of the canal and at the edge of the field and read them through the seasons of 2025 and 2026. On average the two figures differed by 31 per cent. More than half of the loss happens in earthen ditches, the rest when fields are watered unattended at night.</p><p>The tariff is below cost, so nobody counts what seeps away. The researchers propose a charge in two parts: the old price for a basic amount, a higher one above it, and a guarantee that the water authority buys back every cubic metre saved.</p><ul><li>A cotton grower who turns to drip irrigation saves up to 3,500 cubic metres a hectare.</li><li>A farm of twenty hectares would pay less than before even under the new tariff.</li><li>Lining a ditch with concrete pays off in four seasons.</li></ul><p>The paper appeared in October in an international journal of water economics, and the data set, without the names of the farms, is open to all. In November the water inspectorate of Turkistan region will discuss the proposal.</p>',
      },
      blocks: [
        {
          id: 7005,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Не өлшенді', ru: 'Что измерили', en: 'What was measured' },
          items: [
            { value: { kz: '200', ru: '200', en: '200' }, title: { kz: 'шаруашылық', ru: 'хозяйств', en: 'farms' } },
            {
              value: { kz: '418', ru: '418', en: '418' },
              title: { kz: 'орнатылған су өлшеуіш', ru: 'установленных счётчиков воды', en: 'water meters installed' },
            },
            {
              value: { kz: '31\u00a0%', ru: '31\u00a0%', en: '31%' },
              title: { kz: 'канал мен егістік арасындағы шығын', ru: 'потерь между каналом и полем', en: 'lost between canal and field' },
            },
          ],
        },
        {
          id: 7006,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Зерттеудің толық сипаттамасы', ru: 'Полное описание исследования', en: 'Read about the whole study' },
          link: { text: { kz: 'Жоба беті', ru: 'Страница проекта', en: 'Project page' }, url: '/project/price-of-water' },
        },
      ],
    },
  },
  {
    id: 4,
    slug: 'jessup-team-of-the-new-season-named',
    attributes: {
      title: {
        kz: 'Джессуп сайысының жаңа құрамасы бекітілді',
        ru: 'Назван новый состав команды Джессупа',
        en: 'The Jessup team of the new season has been named',
      },
      date: '2026-10-09T15:00:00+05:00',
      school: 70,
      lead: {
        kz: 'Жиырма жеті эссе мен он екі сұхбаттан кейін төрт шешен мен бір зерттеуші таңдалды. Биылғы іс теңіз түбіндегі байланыс кабелінің зақымдануына қатысты.',
        ru: 'После двадцати семи эссе и двенадцати собеседований выбраны четыре оратора и исследователь. Дело этого года связано с повреждением кабеля связи на морском дне.',
        en: 'After twenty-seven essays and twelve interviews four speakers and a researcher were chosen. This year’s case concerns a damaged communications cable on the sea bed.',
      },
      body: {
        kz: '<p>Шешендер\u00a0– Іңкәр Әлжан, Диас Қабыл, Камила Ержан және Владислав Ким, зерттеуші\u00a0– Нұрай Сейдахмет. Бесеуінің үшеуі халықаралық құқық, біреуі кәсіпкерлік құқығы, біреуі халықаралық қатынастар бағдарламасында оқиды. Бұл\u00a0– құрамада заңгер емес мамандық өкілі болатын алғашқы жыл.</p><p>Іріктеуді халықаралық құқық профессоры Ақмарал Тәжібаева жүргізді. Сұхбатта үміткер алдымен талапкердің, он минуттан соң жауапкердің атынан сөйледі. «Өз дәлелін өзі бұза алған адам ғана оны қорғай алады»,\u00a0– дейді профессор.</p><p>Жазбаша меморандум қаңтардың ортасында тапсырылады, ұлттық раунд ақпанда Астанада өтеді. Былтыр Нархоз командасы осы раундта бірінші орын алған еді, сондықтан биыл қарсыластардың бәрі бізге дайындалып келеді.</p>',
        ru: '<p>Ораторами стали Инкар Альжан, Диас Кабыл, Камила Ержан и Владислав Ким, исследователем\u00a0— Нурай Сейдахмет. Трое учатся на международном праве, один на предпринимательском, ещё одна на международных отношениях. Впервые в команде есть студентка неюридической программы.</p><p>Отбор вела профессор международного права Акмарал Тажибаева. На собеседовании кандидат сначала выступал от имени истца, а через десять минут от имени ответчика. «Защитить довод может лишь тот, кто умеет его разрушить»,\u00a0— говорит профессор.</p><p>Письменный меморандум сдают в середине января, национальный раунд пройдёт в феврале в Астане. В прошлом сезоне команда Нархоза его выиграла, и теперь к встрече с ней будут готовиться все.</p>',
        en: '<p>The speakers are Inkar Alzhan, Dias Kabyl, Kamila Yerzhan and Vladislav Kim; Nurai Seidakhmet is the researcher. Three of the five study international law, one business law and one international relations, so for the first time the team includes a student from outside the law programmes.</p><p>Akmaral Tazhibayeva, professor of international law, led the selection. In the interview each candidate spoke for the applicant and, ten minutes later, for the respondent. “Only those who can break an argument are able to defend it,” she says.</p><p>The written memorial is due in mid-January and the national round takes place in Astana in February. Narxoz won it last season, and this time everyone will come prepared for us.</p>',
      },
      blocks: [
        {
          id: 7007,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Маусымның негізгі күндері', ru: 'Главные даты сезона', en: 'Key dates of the season' },
          items: [
            {
              title: { kz: 'Меморандумның алғашқы нұсқасы', ru: 'Черновик меморандума', en: 'Draft memorial' },
              value: { kz: '1 желтоқсан', ru: '1 декабря', en: '1 December' },
            },
            {
              title: { kz: 'Ашық жаттығу соты', ru: 'Открытый тренировочный процесс', en: 'Open practice hearing' },
              value: {
                kz: '23 қаңтар, 7-қабаттағы сот залы',
                ru: '23 января, зал суда на 7-м этаже',
                en: '23 January, courtroom on floor 7',
              },
            },
            {
              title: { kz: 'Ұлттық раунд', ru: 'Национальный раунд', en: 'National round' },
              value: { kz: '11–14 ақпан, Астана', ru: '11–14 февраля, Астана', en: '11–14 February, Astana' },
            },
          ],
          link: { text: { kz: 'Команда туралы', ru: 'О команде', en: 'About the team' }, url: '/jessup' },
        },
      ],
    },
  },
  {
    id: 5,
    slug: 'mentors-lower-first-year-stress',
    attributes: {
      title: {
        kz: 'Тәлімгері бар бірінші курс студенттері аз күйзеледі',
        ru: 'Первокурсники с наставником реже испытывают стресс',
        en: 'First-years with a mentor suffer less from stress',
      },
      date: '2026-10-21T11:00:00+05:00',
      school: 69,
      lead: {
        kz: 'Психологтардың екі жылдық бақылауы жоғары курстан бекітілген тәлімгердің пайдасын санмен көрсетті: күйзеліс деңгейі 23 пайызға төмен. Осы күзден бастап тәлімгер барлық бірінші курсқа беріледі.',
        ru: 'Два года наблюдений психологов показали пользу наставника-старшекурсника в цифрах: уровень стресса ниже на 23 процента. С этой осени наставники есть у всего первого курса.',
        en: 'Two years of observation by our psychologists put the benefit of an older mentor into figures: stress is 23 per cent lower. From this autumn the whole first year has mentors.',
      },
      body: {
        kz: '<p>Раушан Сәрсенбаева жетекшілік ететін зерттеуге 1\u00a0140 студент ерікті түрде қатысып келеді. Жартысына алғашқы аптада тәлімгер бекітілді, жартысына бекітілмеді. Екі топ та ұйқысын, сабаққа қатысуын және көңіл күйін бір сауалнама бойынша белгілеп отырды.</p><p>Айырма бірінші сессия алдында ең айқын көрінді. Тәлімгері жоқ топта сабақ босату екі есе көбейсе, тәлімгері барларда өзгермеді дерлік. Ауылдан келгендер мен отбасында алғаш болып университетке түскендерге көмектің әсері бәрінен күшті болды.</p><p>Осы нәтижеге сүйеніп, университет биыл 490 тәлімгер даярлады. Олар тамызда бес күндік тренингтен өтті: тыңдай білу, құпия сақтау және қай кезде психологқа жіберу керегін айыра білу. Әр тәлімгерде алты студент бар, еңбегі үш кредитпен есептеледі.</p><blockquote><p>Тәлімгер психологтың орнын баспайды. Ол жай ғана «мен де осыдан өткенмін» деп айта алатын адам.</p></blockquote><p>Келесі кезеңде топ Прагадағы Влтава әлеуметтік ғылымдар институтымен бірге екі елдің студенттерін салыстырады.</p>',
        ru: '<p>В исследовании под руководством Раушан Сарсенбаевой добровольно участвуют 1\u00a0140 студентов. Половина получила наставника в первую же неделю, половина нет. Обе группы отмечали сон, посещаемость и настроение по одному опроснику.</p><p>Разница яснее всего проявилась перед первой сессией. В группе без наставников пропуски удвоились, а там, где наставник был, почти не выросли. Сильнее всего помощь сказалась на приехавших из сёл и на тех, кто первым в семье поступил в университет.</p><p>Опираясь на эти данные, университет подготовил 490 наставников. В августе они прошли пятидневный тренинг: как слушать, как хранить тайну и когда пора направить к психологу. У каждого шесть подопечных, работа оценивается в три кредита.</p><blockquote><p>Наставник не заменяет психолога. Это человек, который может сказать: «Я тоже через это прошёл».</p></blockquote><p>На следующем этапе группа вместе с Влтавским институтом социальных наук в Праге сравнит студентов двух стран.</p>',
        en: '<p>Some 1,140 students take part in the study led by Raushan Sarsenbayeva, all of their own free will. Half of them were given a mentor in their first week and half were not. Both groups recorded sleep, attendance and mood with the same questionnaire.</p><p>The difference showed most clearly before the first exams. Absences doubled among students without a mentor and hardly changed among those who had one. The help meant most to students from villages and to those who were the first in their family to enter university.</p><p>On the strength of this the university has trained 490 mentors. In August they took a five-day course on listening, keeping a confidence and knowing when to send someone to a psychologist. Each looks after six students and earns three credits.</p><blockquote><p>A mentor does not replace a psychologist. A mentor is simply someone who can say: I have been through this too.</p></blockquote><p>Next, together with the Vltava Institute of Social Sciences in Prague, the group will compare students in the two countries.</p>',
      },
      blocks: [
        {
          id: 7009,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Зерттеу не көрсетті', ru: 'Что показало исследование', en: 'What the study showed' },
          items: [
            {
              value: { kz: '23\u00a0%', ru: '23\u00a0%', en: '23%' },
              title: { kz: 'күйзеліс деңгейіндегі айырма', ru: 'разница в уровне стресса', en: 'difference in stress levels' },
            },
            {
              value: { kz: '490', ru: '490', en: '490' },
              title: { kz: 'биыл даярланған тәлімгер', ru: 'наставников подготовлено в этом году', en: 'mentors trained this year' },
            },
          ],
          link: { text: { kz: 'Жоба туралы', ru: 'О проекте', en: 'About the project' }, url: '/project/student-wellbeing' },
        },
        {
          id: 7010,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Бірінші курсқа', ru: 'Первокурсникам', en: 'For first-years' },
          items: [
            {
              title: { kz: 'Тәлімгерімді қалай табамын?', ru: 'Как найти своего наставника?', en: 'How do I find my mentor?' },
              text: {
                kz: '<p>Аты-жөні мен байланысы <a href="/account">жеке кабинеттің</a> басты бетінде тұр.</p>',
                ru: '<p>Имя и контакты стоят на главной странице <a href="/account">личного кабинета</a>.</p>',
                en: '<p>The name and contact details are on the first page of <a href="/account">your personal account</a>.</p>',
              },
            },
            {
              title: { kz: 'Тіл табыса алмасақ ше?', ru: 'А если мы не поладим?', en: 'What if we do not get on?' },
              text: {
                kz: '<p>Себебін түсіндірмей-ақ ауыстыруды сұрауға болады, студенттер деканаты екі күнде шешеді.</p>',
                ru: '<p>Можно попросить замену без объяснений, деканат по работе со студентами решит вопрос за два дня.</p>',
                en: '<p>You may ask for another without giving reasons; the dean’s office settles it in two days.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 6,
    slug: 'digital-school-takes-the-first-year-cup',
    attributes: {
      title: {
        kz: 'Бірінші курс кубогын цифрлық мектеп алды',
        ru: 'Кубок первокурсников достался цифровой школе',
        en: 'The first-year cup goes to the digital school',
      },
      date: '2026-10-06T18:00:00+05:00',
      lead: {
        kz: 'Бес мектептің 420 жаңа студенті алты спорт түрінен жарысты. Жеңімпазды соңғы сайыс\u00a0– аралас эстафета анықтады.',
        ru: '420 новых студентов пяти школ соревновались в шести видах спорта. Победителя определила последняя, смешанная эстафета.',
        en: 'Some 420 new students of the five schools met in six sports. The winner was decided by the very last event, a mixed relay.',
      },
      body: {
        kz: '<p>Кубок екі аптаға созылды. Волейбол мен баскетбол екінші корпустың залында, футзал мен эстафета стадионда, тоғызқұмалақ пен арқан тартыс ішкі аулада өтті. Бірінші орынға бес, екіншіге үш, үшіншіге бір ұпай беріледі.</p><p>Соңғы күнге дейін экономика және цифрлық технологиялар мектептерінің ұпайы тең болды\u00a0– он төрттен. Эстафетаның соңғы кезеңінде киберқауіпсіздік студенті Әлібек Нұртаза қарсыласын мәреге он метр қалғанда қуып жетті. Айырма 0,4 секунд.</p><p>Тоғызқұмалақтан экономика мектебінің студенті Ақерке Сәттібай бір де партия ұтылмады. Ол бес жасынан ойнайды, атасы Мойынқұмдағы аудан чемпионы болған.</p><p>Кубокпен бірге жеңімпаз мектеп мұз айдынына бір күндік билет алды: желтоқсанда барлық бірінші курс Медеуге бірге барады.</p>',
        ru: '<p>Кубок длился две недели. Волейбол и баскетбол прошли в зале второго корпуса, футзал и эстафета на стадионе, тогызкумалак и перетягивание каната во внутреннем дворе. За первое место дают пять очков, за второе три, за третье одно.</p><p>До последнего дня школы экономики и цифровых технологий шли вровень, по четырнадцать очков. На последнем этапе эстафеты студент кибербезопасности Алибек Нуртаза догнал соперника за десять метров до финиша. Разница\u00a0— 0,4 секунды.</p><p>В тогызкумалаке студентка школы экономики Акерке Саттибай не проиграла ни одной партии. Она играет с пяти лет, её дед был чемпионом района в Мойынкуме.</p><p>Вместе с кубком победители получили билеты на каток: в декабре весь первый курс школы поедет на Медеу.</p>',
        en: '<p>The cup lasted two weeks. Volleyball and basketball were played in the hall of building 2, futsal and the relay at the stadium, togyzkumalak and the tug-of-war in the courtyard. First place earned five points, second three and third one.</p><p>Until the last day the schools of economics and digital technologies were level at fourteen points. On the final leg of the relay Alibek Nurtaza, a cybersecurity student, caught up with his rival ten metres from the line. The margin was 0.4 seconds.</p><p>In togyzkumalak Akerke Sattibai of the economics school lost not a single game. She has been playing since she was five; her grandfather was district champion in Moiynkum.</p><p>Along with the cup the winners received tickets to the rink: in December the school’s whole first year will go skating at Medeu.</p>',
      },
      blocks: [
        {
          id: 7011,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Спорт түрлері бойынша жеңімпаздар', ru: 'Победители по видам', en: 'Winners by sport' },
          items: [
            {
              title: { kz: 'Волейбол', ru: 'Волейбол', en: 'Volleyball' },
              value: { kz: 'Құқық және мемлекеттік саясат', ru: 'Право и государственная политика', en: 'Law and Public Policy' },
            },
            {
              title: { kz: 'Баскетбол', ru: 'Баскетбол', en: 'Basketball' },
              value: { kz: 'Цифрлық технологиялар', ru: 'Цифровые технологии', en: 'Digital Technologies' },
            },
            {
              title: { kz: 'Футзал', ru: 'Футзал', en: 'Futsal' },
              value: { kz: 'Экономика және менеджмент', ru: 'Экономика и менеджмент', en: 'Economics and Management' },
            },
            {
              title: { kz: 'Тоғызқұмалақ', ru: 'Тогызкумалак', en: 'Togyzkumalak' },
              value: { kz: 'Экономика және менеджмент', ru: 'Экономика и менеджмент', en: 'Economics and Management' },
            },
            {
              title: { kz: 'Арқан тартыс', ru: 'Перетягивание каната', en: 'Tug-of-war' },
              value: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' },
            },
            {
              title: { kz: 'Эстафета', ru: 'Эстафета', en: 'Relay' },
              value: { kz: 'Цифрлық технологиялар', ru: 'Цифровые технологии', en: 'Digital Technologies' },
            },
          ],
          link: { text: { kz: 'Спорт клубтары', ru: 'Спортивные клубы', en: 'Sports clubs' }, url: '/student-life/sports-clubs' },
        },
      ],
    },
  },
  {
    id: 7,
    slug: 'mba-programmes-accredited-for-five-years',
    attributes: {
      title: {
        kz: 'MBA бағдарламалары бес жылға халықаралық аккредиттеуден өтті',
        ru: 'Программы MBA получили международную аккредитацию на пять лет',
        en: 'MBA programmes accredited internationally for five years',
      },
      date: '2026-09-30T14:20:00+05:00',
      school: 67,
      lead: {
        kz: 'Халықаралық бизнес-білім кеңесі Бизнес-мектептің MBA және Executive MBA бағдарламаларын шартсыз мойындады. Сарапшылар үш жетістікті атап, екі ұсыныс қалдырды.',
        ru: 'Международный совет по бизнес-образованию признал программы MBA и Executive MBA Бизнес-школы без условий. Эксперты отметили три сильные стороны и оставили две рекомендации.',
        en: 'The International Council for Business Education has recognised the MBA and Executive MBA of the Business School without conditions. Its experts praised three things and left two recommendations.',
      },
      body: {
        kz: '<p>Лион, Варшава, Куала-Лумпур және Ташкенттен келген төрт сарапшы мамырда үш күн бойы сабаққа қатысып, 46 тыңдаушы, түлек және жұмыс берушімен сөйлесті. Олар бітіру жобаларының он екісін кездейсоқ таңдап, нәтижесі компанияда шынымен қолданылған-қолданылмағанын тексерді. Он екінің тоғызы іске асқан екен.</p><h2>Не мақталды</h2><ul><li>Бірінші модульден бастап тыңдаушының өз компаниясының деректерімен жұмыс істеуі.</li><li>Бағдарламаны практик-профессор мен академиялық оқытушының жұптасып жүргізуі.</li><li>Отбасылық бизнес клубы\u00a0– түлектердің өздері басқаратын орта.</li></ul><h2>Нені жақсарту керек</h2><p>Сарапшылар ағылшын тіліндегі модуль үлесін арттыруды және Алматыдан тыс өңірлердегі тыңдаушыларға көбірек орын беруді ұсынды. MBA бағдарламаларының директоры Данияр Қуанышевтің айтуынша, келесі жылдан бастап әр топта кемінде алты орын өңірлерге бөлінеді.</p><p>Аккредиттеу мерзімі 2031 жылғы қыркүйекке дейін, ортасында бір аралық есеп тапсырылады.</p>',
        ru: '<p>Четверо экспертов из Лиона, Варшавы, Куала-Лумпура и Ташкента в мае три дня ходили на занятия и говорили с 46 слушателями, выпускниками и работодателями. Они наугад взяли двенадцать выпускных проектов и проверили, применила ли их компания. Применили девять из двенадцати.</p><h2>За что похвалили</h2><ul><li>С первого модуля слушатель работает с данными собственной компании.</li><li>Курс ведут вдвоём профессор практики и академический преподаватель.</li><li>Клуб семейного бизнеса, которым управляют сами выпускники.</li></ul><h2>Что улучшить</h2><p>Эксперты советуют увеличить долю модулей на английском и дать больше мест слушателям из регионов. По словам директора программ MBA Данияра Куанышева, со следующего года в каждой группе для регионов выделят не меньше шести мест.</p><p>Аккредитация действует до сентября 2031 года, в середине срока сдают промежуточный отчёт.</p>',
        en: '<p>In May four experts from Lyon, Warsaw, Kuala Lumpur and Tashkent spent three days in classes and talked to 46 participants, graduates and employers. They picked twelve final projects at random and checked whether the companies had really used them. Nine of the twelve had been put into practice.</p><h2>What was praised</h2><ul><li>From the first module participants work with the data of their own company.</li><li>Each course is taught by a pair, a professor of practice and an academic.</li><li>The family business club, which the graduates run themselves.</li></ul><h2>What to improve</h2><p>The experts advise more modules in English and more places for people from outside Almaty. According to Daniyar Kuanyshev, director of MBA programmes, at least six places in every group will be kept for the regions from next year.</p><p>The accreditation runs until September 2031, with one interim report halfway through.</p>',
      },
      blocks: [
        {
          id: 7013,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Сарапшылардан құжат емес, түлектің жұмыс үстелін көруін сұрадық. Сол үстел біз үшін ең адал есеп болды.</p>',
            ru: '<p>Мы просили экспертов смотреть не бумаги, а рабочий стол выпускника. Этот стол и стал самым честным отчётом.</p>',
            en: '<p>We asked the experts to look not at our documents but at a graduate’s desk. That desk was the most honest report of all.</p>',
          },
          name: { kz: 'Айнұр Смағұлова', ru: 'Айнур Смагулова', en: 'Ainur Smagulova' },
          post: { kz: 'Бизнес-мектептің деканы', ru: 'Декан Бизнес-школы', en: 'Dean of the Business School' },
        },
        {
          id: 7014,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Бұл тыңдаушыға не береді', ru: 'Что это даёт слушателю', en: 'What it means for participants' },
          items: [
            {
              title: { kz: 'Диплом өзгере ме?', ru: 'Изменится ли диплом?', en: 'Will the diploma change?' },
              text: {
                kz: '<p>2026 жылғы түлектерден бастап қосымша парақта аккредиттеу белгісі тұрады.</p>',
                ru: '<p>Начиная с выпуска 2026 года в приложении стоит знак аккредитации.</p>',
                en: '<p>From the graduates of 2026 on, the supplement carries the mark of accreditation.</p>',
              },
            },
            {
              title: { kz: 'Оқу ақысы көтеріле ме?', ru: 'Вырастет ли плата?', en: 'Will fees go up?' },
              text: {
                kz: '<p>Жоқ. Қабылданған топтар келісімшарттағы бағамен оқып бітіреді.</p>',
                ru: '<p>Нет. Принятые группы доучатся по цене договора.</p>',
                en: '<p>No. Groups already admitted finish at the price in their contract.</p>',
              },
            },
          ],
          link: { text: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' }, url: '/school/business-school' },
        },
      ],
    },
  },
  {
    id: 8,
    slug: 'conference-on-sustainable-economies-of-central-asia',
    attributes: {
      title: {
        kz: 'Орталық Азияның тұрақты экономикасы Алматыда талқыланды',
        ru: 'В Алматы обсудили устойчивую экономику Центральной Азии',
        en: 'Almaty hosts a debate on the sustainable economies of Central Asia',
      },
      // The evening after the second day of the conference, whose day depends on the day of seeding.
      date: weekday(-9, 'thu', 18.5, 1),
      school: 66,
      lead: {
        kz: 'Жиырма бір елден 184 баяндама: су, энергия, еңбек көші-қоны және жасыл қаржы. Конференцияның екінші күні толығымен жас зерттеушілерге берілді.',
        ru: '184 доклада из двадцати одной страны: вода, энергия, трудовая миграция и зелёные финансы. Второй день конференции целиком отдали молодым исследователям.',
        en: 'There were 184 papers from twenty-one countries on water, energy, labour migration and green finance. The second day belonged entirely to young researchers.',
      },
      body: {
        kz: '<p>Ашылуда Кансай қолданбалы экономика университетінің профессоры Хироси Накамура Жапония қалаларының ауаны қалай тазартқанын айтты. Оның деректері бойынша, Осака отыз жылда өндірісін қысқартпай-ақ күкірт қалдықтарын он есе азайтқан, ал шығынның үштен екісін зауыттардың өзі көтерген.</p><p>Ең қызу пікірталас «Су кімге тиесілі?» отырысында болды. Өзбекстан, Қырғызстан және Қазақстан экономистері бір өзеннің бағасын үш түрлі есептеп шығарды: айырма жеті есеге жетті. Тараптар келесі конференцияға дейін ортақ әдіс жазуға келісті.</p><p>Жас зерттеушілер күнінде 38 магистрант пен докторант сөз алды. Үздік баяндама үшін сыйлықты Мирас Қуат жеңіп алды: ол Қонаев төңірегіндегі жылыжайлардың күн энергиясына көшу шығынын есептеген.</p><p>Іріктелген мақалалар рецензиядан кейін университет журналының арнайы нөмірінде жарияланады, қолжазбалар 1 желтоқсанға дейін қабылданады.</p>',
        ru: '<p>На открытии профессор Университета прикладной экономики Кансая Хироси Накамура рассказал, как японские города очистили воздух. По его данным, Осака за тридцать лет сократила выбросы серы вдесятеро, не снижая производства, а две трети расходов взяли на себя сами заводы.</p><p>Жарче всего спорили на заседании «Кому принадлежит вода?». Экономисты из Узбекистана, Кыргызстана и Казахстана посчитали цену одной реки тремя способами, и ответы разошлись в семь раз. Стороны договорились к следующей конференции написать общую методику.</p><p>В день молодых исследователей выступили 38 магистрантов и докторантов. Приз за лучший доклад получил Мирас Куат: он посчитал, во что обойдётся теплицам под Конаевом переход на солнечную энергию.</p><p>Отобранные статьи после рецензирования выйдут в специальном номере журнала университета, рукописи принимают до 1 декабря.</p>',
        en: '<p>In the opening lecture Hiroshi Nakamura, a professor at Kansai University of Applied Economics, described how the cities of Japan cleaned their air. By his figures Osaka cut its sulphur emissions tenfold in thirty years without reducing output, and two thirds of the cost was borne by the factories.</p><p>The liveliest session asked to whom water belongs. Economists from Uzbekistan, Kyrgyzstan and Kazakhstan priced the same river by three methods and arrived at answers that differed by a factor of seven. They agreed to write a common method by the next conference.</p><p>On the young researchers’ day 38 master’s and doctoral students spoke. The prize for the best paper went to Miras Kuat, who worked out what it would cost the greenhouses near Konayev to go over to solar power.</p><p>Selected papers will be reviewed and published in a special issue of the university journal; manuscripts are welcome until 1 December.</p>',
      },
      blocks: [
        {
          id: 7015,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Екі күннің есебі', ru: 'Два дня в цифрах', en: 'Two days in figures' },
          items: [
            { value: { kz: '184', ru: '184', en: '184' }, title: { kz: 'баяндама', ru: 'доклада', en: 'papers' } },
            { value: { kz: '21', ru: '21', en: '21' }, title: { kz: 'ел', ru: 'страна', en: 'countries' } },
            {
              value: { kz: '38', ru: '38', en: '38' },
              title: { kz: 'жас зерттеуші', ru: 'молодых исследователей', en: 'young researchers' },
            },
          ],
        },
        {
          id: 7016,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Таза ауаның бағасын білмейтін қала оны тегін деп ойлайды да, ақырында бәрінен қымбат төлейді.</p>',
            ru: '<p>Город, который не знает цены чистого воздуха, считает его бесплатным и в итоге платит дороже всех.</p>',
            en: '<p>A city that does not know the price of clean air takes it to be free, and in the end pays more than anyone.</p>',
          },
          name: { kz: 'Хироси Накамура', ru: 'Хироси Накамура', en: 'Hiroshi Nakamura' },
          post: {
            kz: 'Профессор, Кансай қолданбалы экономика университеті',
            ru: 'Профессор Университета прикладной экономики Кансая',
            en: 'Professor, Kansai University of Applied Economics',
          },
        },
      ],
    },
  },
  {
    id: 9,
    slug: 'cyber-range-opens-in-the-digital-school',
    attributes: {
      title: {
        kz: 'Цифрлық мектепте киберполигон ашылды',
        ru: 'В цифровой школе открылся киберполигон',
        en: 'A cyber range opens in the digital school',
      },
      date: '2026-09-08T13:00:00+05:00',
      school: 68,
      lead: {
        kz: '«Қалқан» орталығымен бірге жабдықталған зертханада студенттер ойдан құрастырылған қаланың желісін шабуылдан қорғап үйренеді. Тұтас жүйе интернеттен бөлек тұр.',
        ru: 'В лаборатории, оборудованной вместе с центром «Калкан», студенты учатся защищать сеть вымышленного города. Вся система отрезана от интернета.',
        en: 'In a laboratory equipped together with the Kalkan centre students learn to defend the network of an imaginary city. The whole system is cut off from the internet.',
      },
      body: {
        kz: '<p>Қаланың аты\u00a0– Ақтөбет. Онда аурухана, су құбыры, банк, мектеп және бағдаршамдар бар, бәрі 24 жұмыс орны мен алты серверде жұмыс істейді. Бір топ шабуыл жасайды, екінші топ қорғайды, үшінші топ тұрғындарға не болғанын түсінікті тілмен хабарлайды.</p><p>Соңғысы кездейсоқ қосылған жоқ. Киберқауіпсіздік профессоры Гүлмира Тілеуованың айтуынша, нақты оқиғаларда зиянның жартысы адамдардың дүрлігуінен туады. Сондықтан жаттығуға журналистика студенттері де шақырылады.</p><p>Құрал-жабдыққа 42 миллион теңге жұмсалды, соның 25 миллионын «Қалқан» орталығы берді. Орталық мамандары бейсенбі сайын сабақ жүргізеді, ал үздік төрт студент қысқы тағылымдамаға сынақсыз алынады.</p>',
        ru: '<p>Город называется Актобет. В нём есть больница, водопровод, банк, школа и светофоры, и всё это работает на 24 рабочих местах и шести серверах. Одна группа нападает, вторая защищает, третья объясняет жителям простым языком, что произошло.</p><p>Третья появилась не случайно. По словам профессора кибербезопасности Гульмиры Тлеуовой, в настоящих происшествиях половину вреда наносит паника. Поэтому на учения зовут и студентов журналистики.</p><p>На оборудование потратили 42 миллиона тенге, из них 25 миллионов дал центр «Калкан». Его специалисты ведут занятия по четвергам, а четверых лучших студентов возьмут на зимнюю стажировку без испытаний.</p>',
        en: '<p>The city is called Aktobet. It has a hospital, a waterworks, a bank, a school and traffic lights, all running on 24 workstations and six servers. One group attacks, another defends, and a third tells the citizens in plain words what has happened.</p><p>The third group is there for a reason. According to Gulmira Tleuova, professor of cybersecurity, half of the harm in real incidents is done by panic. That is why journalism students are invited to the exercises too.</p><p>The equipment cost 42 million tenge, of which Kalkan gave 25 million. Its specialists teach on Thursdays, and the four best students will be taken on for a winter internship without a test.</p>',
      },
      blocks: [
        {
          id: 7017,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Зертхана туралы', ru: 'О лаборатории', en: 'About the laboratory' },
          items: [
            {
              title: { kz: 'Орны', ru: 'Где', en: 'Where' },
              value: { kz: '3-корпус, 318-аудитория', ru: 'корпус 3, аудитория 318', en: 'Building 3, room 318' },
            },
            {
              title: { kz: 'Кімге ашық', ru: 'Для кого', en: 'For whom' },
              value: {
                kz: 'екінші курстан бастап, цифрлық мектептің барлық бағдарламасына',
                ru: 'со второго курса, для всех программ цифровой школы',
                en: 'all programmes of the digital school, from the second year',
              },
            },
            {
              title: { kz: 'Ашық жаттығу', ru: 'Открытые учения', en: 'Open exercises' },
              value: { kz: 'айдың соңғы жұмасы, 15:00', ru: 'последняя пятница месяца, 15:00', en: 'last Friday of the month, 15:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 10,
    slug: 'two-thousand-nine-hundred-first-years-start',
    attributes: {
      title: {
        kz: 'Нархоз 2\u00a0940 бірінші курс студентін қарсы алды',
        ru: 'Нархоз встретил 2\u00a0940 первокурсников',
        en: 'Narxoz welcomes 2,940 first-year students',
      },
      date: '2026-09-01T11:30:00+05:00',
      lead: {
        kz: 'Жаңа оқу жылы ішкі ауладағы шағын жиыннан басталды: ұзақ сөз болған жоқ, оның орнына әр мектеп бір сұрақ қойды.',
        ru: 'Новый учебный год начался с короткой встречи во дворе: вместо долгих речей каждая школа задала один вопрос.',
        en: 'The new academic year began with a short gathering in the courtyard: instead of long speeches every school asked a single question.',
      },
      body: {
        kz: '<p>Экономика мектебі «Бір тостаған айранның бағасын кім қояды?» деп сұрады, құқық мектебі «Робот айыпты бола ала ма?», өнер мектебі «Қала қалай естіледі?» деп ой салды. Жауабын студенттер бірінші семестрдің соңында жобамен қорғайды.</p><p>Биыл 418 талапкер мемлекеттік грантпен, 310-ы университеттің және серіктестердің шәкіртақысымен түсті. Ең көп таңдалған бағдарламалар\u00a0– қаржы, бағдарламалық инженерия және құқықтану. Еліміздің барлық облысынан, сондай-ақ он төрт шет мемлекеттен студент келді.</p><p>Президент Асқар Төлегенов жаңадан келгендерге бір ғана өтініш айтты: алғашқы айда түсінбеген жерін сұрауға ұялмау. «Бұл жерде сұрақ қойғаны үшін ешкімнің бағасы төмендеген емес»,\u00a0– деді ол.</p><p>Жиын «Домбыра» ансамблінің «Сарыарқасымен» аяқталып, топтар тәлімгерлерімен бірге кампусты аралап кетті.</p>',
        ru: '<p>Школа экономики спросила: «Кто назначает цену чашке айрана?», школа права: «Может ли быть виновен робот?», школа искусств: «Как звучит город?» Ответы студенты защитят в виде проекта в конце первого семестра.</p><p>В этом году 418 человек поступили по государственному гранту, 310 на стипендии университета и партнёров. Чаще всего выбирали финансы, программную инженерию и юриспруденцию. Студенты приехали из всех областей страны и из четырнадцати зарубежных государств.</p><p>Президент Аскар Тулегенов обратился к новичкам с одной просьбой: в первый месяц не стесняться спрашивать о непонятном. «Здесь ещё никому не снижали оценку за вопрос»,\u00a0— сказал он.</p><p>Встреча закончилась кюем «Сарыарка» в исполнении ансамбля «Домбра», после чего группы пошли с наставниками осматривать кампус.</p>',
        en: '<p>The economics school asked who sets the price of a bowl of airan, the law school whether a robot can be guilty, and the arts school what a city sounds like. Students will present their answers as projects at the end of the first semester.</p><p>This year 418 entrants hold state grants and 310 have scholarships from the university and its partners. Finance, software engineering and law were chosen most often. Students have come from every region of the country and from fourteen countries abroad.</p><p>President Askar Tulegenov made a single request of the newcomers: in the first month, never be shy of asking. “Nobody here has ever lost a mark for a question,” he said.</p><p>The gathering closed with “Saryarka” played by the Dombyra Ensemble, and the groups set off round the campus with their mentors.</p>',
      },
      blocks: [
        {
          id: 7019,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Алғашқы аптада не істеу керек', ru: 'Что сделать в первую неделю', en: 'Your first week' },
          items: [
            {
              title: { kz: 'Студенттік картаны алыңыз', ru: 'Получите студенческую карту', en: 'Collect your student card' },
              desc: {
                kz: '<p>Қызмет көрсету орталығында, бес минутта дайын болады.</p>',
                ru: '<p>Её выдают в центре обслуживания за пять минут.</p>',
                en: '<p>The service centre prints it in five minutes.</p>',
              },
            },
            {
              title: { kz: 'Эдвайзеріңізбен танысыңыз', ru: 'Познакомьтесь с эдвайзером', en: 'Meet your adviser' },
              desc: {
                kz: '<p>Ол таңдау пәндерін және жеке оқу жоспарын түсіндіреді.</p>',
                ru: '<p>Он объяснит дисциплины по выбору и личный учебный план.</p>',
                en: '<p>Your adviser explains electives and your study plan.</p>',
              },
            },
            {
              title: { kz: 'Бір клубқа кіріп көріңіз', ru: 'Загляните в один клуб', en: 'Drop in at a club' },
              desc: {
                kz: '<p>Қыркүйекте барлық клубтың есігі ашық, жазылу міндетті емес.</p>',
                ru: '<p>В сентябре все клубы открыты, записываться не обязательно.</p>',
                en: '<p>All clubs keep open house in September; no need to sign up.</p>',
              },
            },
          ],
          link: { text: { kz: 'Жаңа студентке', ru: 'Новичкам', en: 'For new students' }, url: '/welcome' },
        },
      ],
    },
  },
]
