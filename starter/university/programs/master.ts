import { starter } from '../../starter-entry.ts'

export const master = starter('program', [
  {
    id: 37,
    slug: 'economics-master',
    attributes: {
      title: { kz: 'Экономика', ru: 'Экономика', en: 'Economics' },
      code: '7M04101',
      education: 'master',
      school: 66,
      lead: {
        kz: 'Екі жылдық ғылыми магистратура: қолданбалы эконометрика, мінез-құлық экономикасы және диссертация, көбіне докторантураға бастайтын жол.',
        ru: 'Двухлетняя научная магистратура: прикладная эконометрика, поведенческая экономика и диссертация, часто\u00a0— дорога в докторантуру.',
        en: 'A two-year research master’s: applied econometrics, behavioural economics and a dissertation, often the road to a doctorate.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '2',
      form: ['full-time'],
      credits: 120,
      fee: 1_380_000,
      deadline: '2027-07-15',
      qualification: { kz: 'экономика ғылымдарының магистрі', ru: 'магистр экономических наук', en: 'Master of Economic Sciences' },
      desc: {
        kz: '<p>Бірінші жыл үш өзекті пәннен тұрады: жоғары деңгейлі микро- және макроэкономика, панельдік деректер эконометрикасы. Магистрант әр апта бір халықаралық мақаланы қайта есептеп шығады, егер нәтиже сәйкес келмесе, авторға хат жазылады.</p><p>Екінші жылы зерттеу семинары мен педагогикалық практика қатар жүреді. Диссертация тақырыбы мектептің үш ғылыми жобасының бірімен байланыстырылады, сондықтан магистрант дерекке және шағын қаржыға бірден қол жеткізеді.</p>',
        ru: '<p>Первый год держится на трёх дисциплинах: продвинутые микро- и макроэкономика и эконометрика панельных данных. Каждую неделю магистрант воспроизводит расчёты одной международной статьи, а если результат не сходится, пишет автору.</p><p>На втором году идут исследовательский семинар и педагогическая практика. Тему диссертации связывают с одним из трёх научных проектов школы, поэтому магистрант сразу получает данные и небольшое финансирование.</p>',
        en: '<p>The first year rests on three courses: advanced microeconomics, advanced macroeconomics and panel data econometrics. Every week students reproduce one international paper, and if the result does not match they write to its author.</p><p>The second year combines a research seminar with teaching practice. Each dissertation is tied to one of the school’s three research projects, so students have data and a little funding from the start.</p>',
      },
      careers: [
        { title: { kz: 'Ғылыми қызметкер', ru: 'Научный сотрудник', en: 'Research fellow' } },
        { title: { kz: 'Ұлттық банк талдаушысы', ru: 'Аналитик Национального банка', en: 'National Bank analyst' } },
        { title: { kz: 'Саясатты бағалау сарапшысы', ru: 'Эксперт по оценке политики', en: 'Policy evaluation expert' } },
        { title: { kz: 'Оқытушы', ru: 'Преподаватель', en: 'Lecturer' } },
      ],
      seo: {
        title: {
          kz: 'Экономика, магистратура\u00a0– Нархоз университеті',
          ru: 'Экономика, магистратура\u00a0— Университет Нархоз',
          en: 'Economics, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2081,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Қайта есептелген мақалалар', ru: 'Воспроизведённые статьи', en: 'Papers reproduced' },
          items: [
            {
              value: { kz: '184', ru: '184', en: '184' },
              title: {
                kz: 'мақала төрт жылда қайта есептелді',
                ru: 'статьи пересчитаны за четыре года',
                en: 'papers recalculated in four years',
              },
            },
            {
              value: { kz: '27', ru: '27', en: '27' },
              title: { kz: 'жағдайда сандар сәйкес келмеді', ru: 'раз числа не сошлись', en: 'times the numbers did not match' },
            },
            {
              value: { kz: '19', ru: '19', en: '19' },
              title: {
                kz: 'автор жауап жазып, деректерін бөлісті',
                ru: 'авторов ответили и поделились данными',
                en: 'authors replied and shared their data',
              },
            },
          ],
        },
        {
          id: 2082,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Екі жылдың белестері', ru: 'Вехи двух лет', en: 'Milestones of two years' },
          items: [
            {
              title: { kz: 'Қазан: жетекші таңдау', ru: 'Октябрь: выбор руководителя', en: 'October: choosing a supervisor' },
              desc: {
                kz: '<p>Үш оқытушымен сөйлесіп, біреуімен келісесіз.</p>',
                ru: '<p>Говорите с тремя преподавателями, договариваетесь с одним.</p>',
                en: '<p>You talk to three members of staff and agree with one.</p>',
              },
            },
            {
              title: { kz: 'Мамыр: зерттеу жоспары', ru: 'Май: план исследования', en: 'May: research plan' },
              desc: {
                kz: '<p>Он бет мәтін және деректің қолжетімділігін растау.</p>',
                ru: '<p>Десять страниц и подтверждение доступа к данным.</p>',
                en: '<p>Ten pages and proof that the data are available.</p>',
              },
            },
            {
              title: { kz: 'Желтоқсан: алғашқы баяндама', ru: 'Декабрь: первый доклад', en: 'December: first talk' },
              desc: {
                kz: '<p>Семинарда отыз минут, оның жартысы сұрақ.</p>',
                ru: '<p>Тридцать минут на семинаре, половина\u00a0— вопросы.</p>',
                en: '<p>Thirty minutes at the seminar, half of them questions.</p>',
              },
            },
            {
              title: { kz: 'Маусым: қорғау', ru: 'Июнь: защита', en: 'June: defence' },
              desc: {
                kz: '<p>Сырттан келген рецензент міндетті.</p>',
                ru: '<p>Обязателен внешний рецензент.</p>',
                en: '<p>With an external reviewer.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 38,
    slug: 'corporate-finance-master',
    attributes: {
      title: { kz: 'Корпоративтік қаржы', ru: 'Корпоративные финансы', en: 'Corporate Finance' },
      code: '7M04103',
      education: 'master',
      school: 66,
      lead: {
        kz: 'Қаржы бөлімінде кемінде екі жыл істегендерге арналған бір жылдық кешкі бағдарлама: модель, мәміле, тәуекел.',
        ru: 'Годовая вечерняя программа для тех, кто хотя бы два года проработал в финансах: модель, сделка, риск.',
        en: 'A one-year evening programme for people with at least two years in finance: the model, the deal and the risk.',
      },
      languages: ['ru', 'en'],
      period: '1',
      form: ['evening'],
      credits: 60,
      fee: 1_950_000,
      deadline: '2027-07-15',
      qualification: { kz: 'бизнес және басқару магистрі', ru: 'магистр бизнеса и управления', en: 'Master of Business and Management' },
      desc: {
        kz: '<p>Алты модуль бірінен соң бірі жүреді, әрқайсысы жеті апта. Қаржылық модельдеу модулінен басталып, бағалау, борыш құрылымы, қосылу мен сатып алу, хеджирлеу арқылы қаржы директорының этикасына дейін жетесіз.</p><p>Емтихан орнына әр модуль соңында мәміле комитеті отырады: топ бір шешімді қорғайды, ал комитет құрамында тәжірибелі қаржы директорлары болады. Қорытынды жоба өз жұмыс орныңызда жүзеге асады және құпиялық келісімімен қорғалады.</p>',
        ru: '<p>Шесть модулей идут друг за другом, каждый по семь недель. Начав с финансового моделирования, вы дойдёте через оценку, структуру долга, слияния и хеджирование до этики финансового директора.</p><p>Вместо экзамена в конце модуля заседает комитет по сделке: команда отстаивает решение, а в комитете сидят опытные финансовые директора. Итоговый проект выполняется на вашем месте работы и защищён соглашением о конфиденциальности.</p>',
        en: '<p>Six modules follow one another, seven weeks each. Beginning with financial modelling you go through valuation, debt structure, mergers and hedging to the ethics of a finance director.</p><p>In place of an examination a deal committee sits at the end of each module: the team defends a decision, and experienced finance directors are on the committee. The final project is carried out at your own workplace under a confidentiality agreement.</p>',
      },
      careers: [
        { title: { kz: 'Қаржы директоры', ru: 'Финансовый директор', en: 'Finance director' } },
        { title: { kz: 'Инвестициялық банкир', ru: 'Инвестиционный банкир', en: 'Investment banker' } },
        { title: { kz: 'Қазынашылық басшысы', ru: 'Руководитель казначейства', en: 'Head of treasury' } },
        { title: { kz: 'Мәмілелер кеңесшісі', ru: 'Консультант по сделкам', en: 'Deal adviser' } },
      ],
      seo: {
        title: {
          kz: 'Корпоративтік қаржы, магистратура\u00a0– Нархоз университеті',
          ru: 'Корпоративные финансы, магистратура\u00a0— Университет Нархоз',
          en: 'Corporate Finance, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2083,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Кешкі кесте', ru: 'Вечернее расписание', en: 'The evening timetable' },
          items: [
            {
              title: { kz: 'Сабақ күндері', ru: 'Дни занятий', en: 'Class days' },
              value: {
                kz: 'дүйсенбі, сәрсенбі, 18:30–21:30',
                ru: 'понедельник и среда, 18:30–21:30',
                en: 'Monday and Wednesday, 18:30–21:30',
              },
            },
            {
              title: { kz: 'Комитет отырысы', ru: 'Заседание комитета', en: 'Committee meeting' },
              value: { kz: 'модульдің соңғы сенбісі', ru: 'последняя суббота модуля', en: 'the last Saturday of a module' },
            },
            {
              title: { kz: 'Топ құрамы', ru: 'Группа', en: 'Group' },
              value: { kz: 'жиырма төрт адамға дейін', ru: 'до двадцати четырёх человек', en: 'up to twenty-four people' },
            },
          ],
        },
        {
          id: 2084,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Комитет бірінші жобамды үш минутта тоқтатты: «Ақша қай күні түседі?» Содан бері әр модельді сол сұрақтан бастаймын.</p>',
            ru: '<p>Комитет остановил мой первый проект через три минуты: «В какой день придут деньги?» С тех пор я начинаю любую модель с этого вопроса.</p>',
            en: '<p>The committee stopped my first project after three minutes: “On what day does the money come in?” Since then I begin every model with that question.</p>',
          },
          name: { kz: 'Руслан Ниязов', ru: 'Руслан Ниязов', en: 'Ruslan Niyazov' },
          post: {
            kz: '2026 жылғы магистр, қазынашылық басшысы',
            ru: 'Магистр 2026 года, руководитель казначейства',
            en: 'Master’s graduate of 2026, head of treasury',
          },
        },
      ],
    },
  },
  {
    id: 39,
    slug: 'accounting-and-audit-master',
    attributes: {
      title: { kz: 'Есеп, аудит және талдау', ru: 'Учёт, аудит и анализ', en: 'Accounting, Audit and Analysis' },
      code: '7M04102',
      education: 'master',
      school: 66,
      lead: {
        kz: 'Кәсіби бухгалтер мен аудитор сертификатына дайындықты магистр дәрежесімен біріктіретін бір жарым жылдық бағдарлама.',
        ru: 'Полуторагодичная программа, которая соединяет подготовку к сертификату профессионального бухгалтера и аудитора со степенью магистра.',
        en: 'A programme of a year and a half that combines preparation for the professional accountant’s and auditor’s certificate with a master’s degree.',
      },
      languages: ['kz', 'ru'],
      period: '1.5',
      form: ['evening'],
      credits: 90,
      fee: 1_450_000,
      deadline: '2027-07-15',
      qualification: { kz: 'бизнес және басқару магистрі', ru: 'магистр бизнеса и управления', en: 'Master of Business and Management' },
      desc: {
        kz: '<p>Оқу жоспары кәсіби ұйымдардың емтихан кестесімен үйлестірілген: модуль біткен айда студент сертификат емтиханын тапсыра алады. Форензик, ESG есептілігі және деректер аудиті соңғы семестрге қойылған.</p><p>Аудит бағытындағы магистранттар университет серіктестерінің тексеруіне қатысады, ал есеп бағытындағылар бір компанияның есеп саясатын жаңадан жазады. Екі жағдайда да жұмысты тәжірибелі бухгалтер мен ғылыми жетекші бірге бағалайды.</p>',
        ru: '<p>План согласован с экзаменами профессиональных организаций: закончив модуль, студент в том же месяце может сдать сертификационный экзамен. Форензик, ESG-отчётность и аудит данных поставлены в последний семестр.</p><p>Магистранты аудиторского направления участвуют в проверках партнёров университета, а учётного\u00a0— заново пишут учётную политику одной компании. В обоих случаях работу оценивают вместе практикующий бухгалтер и научный руководитель.</p>',
        en: '<p>The plan is tuned to the examinations of the professional bodies: having finished a module, students can sit the certificate paper in the same month. Forensics, ESG reporting and data audit stand in the last semester.</p><p>Those on the audit track join engagements of the university’s partners, while those in accounting rewrite the accounting policy of one company. In both cases a practising accountant and an academic supervisor mark the work together.</p>',
      },
      careers: [
        { title: { kz: 'Бас бухгалтер', ru: 'Главный бухгалтер', en: 'Chief accountant' } },
        { title: { kz: 'Аудит менеджері', ru: 'Менеджер аудита', en: 'Audit manager' } },
        { title: { kz: 'Форензик маманы', ru: 'Специалист по форензику', en: 'Forensic accountant' } },
        { title: { kz: 'Ішкі аудит басшысы', ru: 'Руководитель внутреннего аудита', en: 'Head of internal audit' } },
      ],
      seo: {
        title: {
          kz: 'Есеп, аудит және талдау, магистратура\u00a0– Нархоз университеті',
          ru: 'Учёт, аудит и анализ, магистратура\u00a0— Университет Нархоз',
          en: 'Accounting, Audit and Analysis, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2085,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Модуль мен сертификат емтиханы', ru: 'Модули и сертификационные экзамены', en: 'Modules and certificate papers' },
          columns: [
            { title: { kz: 'Ай', ru: 'Месяц', en: 'Month' } },
            { title: { kz: 'Модуль', ru: 'Модуль', en: 'Module' } },
            { title: { kz: 'Тапсыруға болатын емтихан', ru: 'Какой экзамен можно сдать', en: 'Paper you can sit' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Желтоқсан', ru: 'Декабрь', en: 'December' } },
                { text: { kz: 'Қаржылық есептілік', ru: 'Финансовая отчётность', en: 'Financial reporting' } },
                { text: { kz: 'есеп, екінші деңгей', ru: 'учёт, второй уровень', en: 'accounting, level two' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Маусым', ru: 'Июнь', en: 'June' } },
                { text: { kz: 'Салық және құқық', ru: 'Налоги и право', en: 'Tax and law' } },
                { text: { kz: 'салық', ru: 'налоги', en: 'taxation' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Келесі желтоқсан', ru: 'Следующий декабрь', en: 'The next December' } },
                { text: { kz: 'Аудит және форензик', ru: 'Аудит и форензик', en: 'Audit and forensics' } },
                { text: { kz: 'аудит', ru: 'аудит', en: 'audit' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2086,
          type: 'call',
          group: 2,
          position: 2,
          title: {
            kz: 'Түсу алдында деңгейіңізді тексеріңіз',
            ru: 'Проверьте свой уровень до поступления',
            en: 'Check your level before you apply',
          },
          desc: {
            kz: '<p>Мамыр мен маусымда тегін диагностикалық тест өтеді. Нәтижесіне қарап, қай модульден босатылатыныңызды айтамыз.</p>',
            ru: '<p>В мае и июне проходит бесплатный диагностический тест. По результату мы скажем, от каких модулей вас освободят.</p>',
            en: '<p>A free diagnostic test is held in May and June. From the result we tell you which modules you may skip.</p>',
          },
          link: {
            text: { kz: 'Тестке жазылу', ru: 'Записаться на тест', en: 'Register for the test' },
            url: '/school-program/accounting-and-audit-master#consultation',
          },
        },
      ],
    },
  },
  {
    id: 40,
    slug: 'supply-chain-management-master',
    attributes: {
      title: { kz: 'Жеткізу тізбегін басқару', ru: 'Управление цепями поставок', en: 'Supply Chain Management' },
      code: '7M11301',
      education: 'master',
      school: 66,
      lead: {
        kz: 'Порттағы, теміржолдағы және сауда желісіндегі мамандарға арналған: қыс пен шекара кідірісін алдын ала есептейтін тізбек құру.',
        ru: 'Для специалистов портов, железных дорог и торговых сетей: как строить цепь, в которой зима и задержки на границе посчитаны заранее.',
        en: 'For professionals in ports, railways and retail chains: building a chain in which winter and delays at the border are worked out in advance.',
      },
      languages: ['ru'],
      period: '1',
      form: ['part-time', 'distance'],
      credits: 60,
      fee: 1_290_000,
      deadline: '2027-07-10',
      qualification: { kz: 'қызмет көрсету магистрі', ru: 'магистр сферы услуг', en: 'Master of Services' },
      desc: {
        kz: '<p>Төрт тоқсан\u00a0– төрт тақырып: сұраныс болжамы, қор, тасымал, төзімділік. Оқу қашықтан жүреді, әр тоқсанның соңында тыңдаушылар бес күнге жиналып, бір кәсіпорынның тізбегін басынан аяғына дейін аралап шығады.</p><p>Былтыр бұл кәсіпорын Қостанайдағы диірмен, Ақтаудағы порт және Алматыдағы дәріхана желісі болды. Магистрлік жоба тыңдаушының өз жұмысындағы бір тар орынды кеңейтуге арналады, нәтижесі теңгемен өлшенеді.</p>',
        ru: '<p>Четыре квартала\u00a0— четыре темы: прогноз спроса, запасы, перевозки, устойчивость. Учёба идёт дистанционно, а в конце квартала слушатели на пять дней съезжаются и проходят цепь одного предприятия от начала до конца.</p><p>В прошлом году это были мельница в Костанае, порт в Актау и аптечная сеть в Алматы. Магистерский проект расширяет одно узкое место на работе слушателя, результат измеряют в тенге.</p>',
        en: '<p>Four terms, four themes: demand forecasting, stock, transport and resilience. Study is by distance, and at the end of each term participants meet for five days and walk through one enterprise’s chain from beginning to end.</p><p>Last year these were a flour mill in Kostanay, the port of Aktau and a pharmacy chain in Almaty. The master’s project widens one bottleneck in the participant’s own work, and its result is measured in tenge.</p>',
      },
      careers: [
        { title: { kz: 'Жеткізу тізбегінің директоры', ru: 'Директор по цепям поставок', en: 'Supply chain director' } },
        { title: { kz: 'Сатып алу басшысы', ru: 'Руководитель закупок', en: 'Head of purchasing' } },
        { title: { kz: 'Мультимодальды тасымал менеджері', ru: 'Менеджер мультимодальных перевозок', en: 'Multimodal transport manager' } },
        { title: { kz: 'Логистика кеңесшісі', ru: 'Консультант по логистике', en: 'Logistics consultant' } },
      ],
      seo: {
        title: {
          kz: 'Жеткізу тізбегін басқару, магистратура\u00a0– Нархоз университеті',
          ru: 'Управление цепями поставок, магистратура\u00a0— Университет Нархоз',
          en: 'Supply Chain Management, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2087,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Көшпелі апталар', ru: 'Выездные недели', en: 'Weeks on site' },
          items: [
            {
              title: { kz: 'Қазан: диірмен', ru: 'Октябрь: мельница', en: 'October: the mill' },
              desc: {
                kz: '<p>Астық қабылдаудан ұн жөнелтуге дейін.</p>',
                ru: '<p>От приёма зерна до отгрузки муки.</p>',
                en: '<p>From grain intake to flour dispatch.</p>',
              },
            },
            {
              title: { kz: 'Қаңтар: порт', ru: 'Январь: порт', en: 'January: the port' },
              desc: {
                kz: '<p>Дауыл күндері кемені қайта жоспарлау.</p>',
                ru: '<p>Как перепланируют суда в штормовые дни.</p>',
                en: '<p>Rescheduling vessels on stormy days.</p>',
              },
            },
            {
              title: { kz: 'Сәуір: дәріхана желісі', ru: 'Апрель: аптечная сеть', en: 'April: the pharmacies' },
              desc: {
                kz: '<p>Салқын тізбек пен жарамдылық мерзімі.</p>',
                ru: '<p>Холодовая цепь и сроки годности.</p>',
                en: '<p>The cold chain and expiry dates.</p>',
              },
            },
          ],
        },
        {
          id: 2088,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Жобалардан түскен үнем', ru: 'Экономия от проектов', en: 'What the projects saved' },
          items: [
            {
              value: { kz: '340 млн', ru: '340 млн', en: '340 m' },
              title: {
                kz: 'теңге\u00a0– былтырғы жобалардың жалпы үнемі',
                ru: 'тенге\u00a0— общая экономия прошлогодних проектов',
                en: 'tenge saved by last year’s projects in total',
              },
            },
            {
              value: { kz: '9', ru: '9', en: '9' },
              title: {
                kz: 'күнге ең ұзақ жеткізу мерзімі қысқарды',
                ru: 'дней\u00a0— на столько сократили самый долгий срок',
                en: 'days taken off the longest delivery time',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 41,
    slug: 'mba',
    attributes: {
      title: { kz: 'MBA: стратегиялық басқару', ru: 'MBA: стратегическое управление', en: 'MBA: Strategic Management' },
      code: '7M04110',
      education: 'master',
      school: 67,
      executive: true,
      lead: {
        kz: 'Кемінде үш жыл басқару тәжірибесі бар басшыларға: қазақ және орыс тіліндегі екі ағым, кешкі сабақ, нағыз компаниялардың сұрағы.',
        ru: 'Для руководителей с опытом от трёх лет: два потока, казахский и русский, вечерние занятия и вопросы настоящих компаний.',
        en: 'For managers with at least three years’ experience: a Kazakh and a Russian stream, evening classes and the questions of real companies.',
      },
      languages: ['kz', 'ru'],
      period: '2',
      form: ['evening'],
      credits: 120,
      fee: 3_200_000,
      deadline: '2027-08-20',
      qualification: {
        kz: 'іскерлік әкімшілендіру магистрі',
        ru: 'магистр делового администрирования',
        en: 'Master of Business Administration',
      },
      desc: {
        kz: '<p>Қазақ тілді ағым 2022 жылы ашылды, оның кейстері аударылмаған, басынан қазақша жазылған. Бағдарлама көшбасшылық, қаржы, маркетинг, операция және корпоративтік басқару модульдерінен тұрады, әр модульді профессор мен тәжірибелі директор бірге жүргізеді.</p><p>Екінші жыл консалтингке беріледі. Бес адамнан құралған топ таныс емес саладағы компанияға алты ай кеңес береді де, ұсынысын директорлар кеңесінде қорғайды.</p>',
        ru: '<p>Казахский поток открылся в 2022 году; его кейсы не переведены, а с самого начала написаны по-казахски. Программа состоит из модулей о лидерстве, финансах, маркетинге, операциях и корпоративном управлении, каждый ведут вместе профессор и директор-практик.</p><p>Второй год отдан консалтингу. Команда из пяти человек полгода консультирует компанию из незнакомой отрасли и защищает предложения перед её советом директоров.</p>',
        en: '<p>The Kazakh stream opened in 2022, and its cases are not translated but were written in Kazakh. Modules cover leadership, finance, marketing, operations and corporate governance, each led jointly by a professor and a practising director.</p><p>The second year is given to consulting. A team of five advises a company from an unfamiliar industry for six months and defends its proposals before the board of directors.</p>',
      },
      careers: [
        { title: { kz: 'Бас директор', ru: 'Генеральный директор', en: 'Chief executive' } },
        { title: { kz: 'Бағыт басшысы', ru: 'Руководитель направления', en: 'Divisional head' } },
        { title: { kz: 'Стратегия жөніндегі директор', ru: 'Директор по стратегии', en: 'Strategy director' } },
        { title: { kz: 'Бизнес иесі', ru: 'Владелец бизнеса', en: 'Business owner' } },
      ],
      seo: {
        title: {
          kz: 'MBA: стратегиялық басқару, магистратура\u00a0– Нархоз университеті',
          ru: 'MBA: стратегическое управление, магистратура\u00a0— Университет Нархоз',
          en: 'MBA: Strategic Management, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2089,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Бұрын жиналысты орысша өткізетінбіз, терминдер солай үйреншікті еді. Қазақша кейстен кейін қызметкерлерім екі есе көп сұрақ қоятын болды.</p>',
            ru: '<p>Раньше мы проводили совещания по-русски, термины так привычнее. После казахских кейсов мои сотрудники стали задавать вдвое больше вопросов.</p>',
            en: '<p>We used to hold meetings in Russian because of the terms. After the Kazakh cases my staff began to ask twice as many questions.</p>',
          },
          name: { kz: 'Гүлназ Сапарәлі', ru: 'Гульназ Сапарали', en: 'Gulnaz Saparali' },
          post: {
            kz: '2024 жылғы MBA түлегі, тігін фабрикасының директоры',
            ru: 'Выпускница MBA 2024 года, директор швейной фабрики',
            en: 'MBA graduate of 2024, director of a clothing factory',
          },
        },
        {
          id: 2090,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Қабылдау қалай өтеді', ru: 'Как проходит приём', en: 'How admission works' },
          items: [
            {
              title: { kz: 'Тест', ru: 'Тест', en: 'Test' },
              desc: {
                kz: '<p>Логика мен тілден, бір жарым сағат.</p>',
                ru: '<p>По логике и языку, полтора часа.</p>',
                en: '<p>In logic and language, an hour and a half.</p>',
              },
            },
            {
              title: { kz: 'Әңгімелесу', ru: 'Собеседование', en: 'Interview' },
              desc: {
                kz: '<p>Бағдарлама жетекшісімен және бір түлекпен, қырық минут.</p>',
                ru: '<p>С руководителем программы и одним выпускником, сорок минут.</p>',
                en: '<p>Forty minutes with the programme head and one graduate.</p>',
              },
            },
            {
              title: { kz: 'Сынақ модулі', ru: 'Пробный модуль', en: 'Trial module' },
              desc: {
                kz: '<p>Бір күн топта отырып, екі жақ та шешім қабылдайды.</p>',
                ru: '<p>День в группе, после которого решают обе стороны.</p>',
                en: '<p>A day with the group, after which both sides decide.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 42,
    slug: 'executive-mba',
    attributes: {
      title: { kz: 'Executive MBA', ru: 'Executive MBA', en: 'Executive MBA' },
      code: '7M04111',
      education: 'master',
      school: 67,
      executive: true,
      lead: {
        kz: 'Жоғары басшылар айына үш күн жиналады: екі модуль шетелде, қалғаны Алматыда және онлайн.',
        ru: 'Первые лица встречаются на три дня в месяц: два модуля за рубежом, остальные в Алматы и онлайн.',
        en: 'Senior executives meet for three days a month: two modules abroad, the rest in Almaty and online.',
      },
      languages: ['ru', 'en'],
      period: '1.5',
      form: ['part-time', 'distance'],
      credits: 90,
      fee: 4_600_000,
      deadline: '2027-08-20',
      qualification: {
        kz: 'іскерлік әкімшілендіру магистрі',
        ru: 'магистр делового администрирования',
        en: 'Master of Business Administration',
      },
      desc: {
        kz: '<p>Қатысушының орташа басқару өтілі\u00a0– он төрт жыл, сондықтан негізгі пән ретінде әріптестің тәжірибесі алынады. Әр модульде бір қатысушының компаниясы «операция үстеліне» қойылады: деректері ашылып, топ екі күн бойы оған ғана жұмыс істейді.</p><p>Геосаясаттың бизнеске ықпалы, отбасылық компанияны мұраға беру, жасанды интеллектіні енгізу және дағдарыстағы сөз жеке модуль болды. Қатысушылардың әрқайсысына жыл бойы жеке коуч бекітіледі.</p>',
        ru: '<p>Средний управленческий стаж участника\u00a0— четырнадцать лет, поэтому главный предмет здесь\u00a0— опыт соседа. В каждом модуле компания одного из участников ложится на «операционный стол»: данные раскрываются, и группа два дня работает только на неё.</p><p>Геополитика и бизнес, передача семейной компании, внедрение искусственного интеллекта и слово в кризис\u00a0— отдельные модули. За каждым на весь срок закрепляют личного коуча.</p>',
        en: '<p>Participants have managed for fourteen years on average, so the main subject is the experience of one’s neighbour. In each module one participant’s company goes onto the “operating table”: its figures are opened, and the group works for it alone for two days.</p><p>Geopolitics and business, handing on a family company, bringing in artificial intelligence and speaking in a crisis are modules of their own. Everyone has a personal coach throughout.</p>',
      },
      careers: [
        { title: { kz: 'Басқарма төрағасы', ru: 'Председатель правления', en: 'Chair of the board' } },
        { title: { kz: 'Тәуелсіз директор', ru: 'Независимый директор', en: 'Independent director' } },
        { title: { kz: 'Холдинг басшысы', ru: 'Глава холдинга', en: 'Head of a holding company' } },
        { title: { kz: 'Инвестор', ru: 'Инвестор', en: 'Investor' } },
      ],
      seo: {
        title: {
          kz: 'Executive MBA, магистратура\u00a0– Нархоз университеті',
          ru: 'Executive MBA, магистратура\u00a0— Университет Нархоз',
          en: 'Executive MBA, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2091,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Он сегіз айлық жол', ru: 'Путь в восемнадцать месяцев', en: 'A journey of eighteen months' },
          items: [
            {
              year: '2027',
              title: { kz: 'Күз: бастау', ru: 'Осень: начало', en: 'Autumn: the beginning' },
              desc: {
                kz: '<p>Алатау етегіндегі үш күндік ашылу модулі.</p>',
                ru: '<p>Трёхдневный модуль открытия в предгорьях Алатау.</p>',
                en: '<p>A three-day opening module at the foot of the Alatau.</p>',
              },
            },
            {
              year: '2028',
              title: { kz: 'Көктем: бірінші сапар', ru: 'Весна: первая поездка', en: 'Spring: the first journey' },
              desc: {
                kz: '<p>Түркиядағы отбасылық компанияларға бару.</p>',
                ru: '<p>Семейные компании Турции.</p>',
                en: '<p>Family companies in Türkiye.</p>',
              },
            },
            {
              year: '2029',
              title: { kz: 'Қыс: қорғау', ru: 'Зима: защита', en: 'Winter: defence' },
              desc: {
                kz: '<p>Өз компаниясының бес жылдық жоспары.</p>',
                ru: '<p>Пятилетний план собственной компании.</p>',
                en: '<p>A five-year plan for one’s own company.</p>',
              },
            },
          ],
        },
        {
          id: 2092,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Шешім қабылдамас бұрын', ru: 'Прежде чем решиться', en: 'Before you decide' },
          items: [
            {
              title: { kz: 'Компания құпиясы қалай сақталады?', ru: 'Как хранится тайна компании?', en: 'How are company secrets kept?' },
              text: {
                kz: '<p>Барлық қатысушы құпиялық келісіміне қол қояды, бәсекелес компаниялар бір топқа алынбайды.</p>',
                ru: '<p>Все участники подписывают соглашение, а конкурентов не берут в одну группу.</p>',
                en: '<p>All participants sign an agreement, and competitors are not taken into the same group.</p>',
              },
            },
            {
              title: { kz: 'Сапар шығыны ақыға кіре ме?', ru: 'Входят ли поездки в стоимость?', en: 'Are the journeys included?' },
              text: {
                kz: '<p>Тұру мен оқу кіреді, ұшақ билеті мен виза жеке төленеді.</p>',
                ru: '<p>Проживание и обучение входят, билеты и виза оплачиваются отдельно.</p>',
                en: '<p>Lodging and teaching are; flights and visas are paid separately.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 43,
    slug: 'project-management-master',
    attributes: {
      title: { kz: 'Жобаларды басқару', ru: 'Управление проектами', en: 'Project Management' },
      code: '7M04112',
      education: 'master',
      school: 67,
      lead: {
        kz: 'Құрылыс, АКТ және мемлекеттік бағдарламалар жетекшілеріне арналған бір жылдық қашықтан оқу: мерзім, бюджет, адам.',
        ru: 'Год дистанционной учёбы для руководителей строек, ИТ-проектов и государственных программ: срок, бюджет, люди.',
        en: 'A year by distance for those who lead construction, IT and public programmes: time, money and people.',
      },
      languages: ['kz', 'ru'],
      period: '1',
      form: ['distance'],
      credits: 60,
      fee: 1_680_000,
      deadline: '2027-07-10',
      qualification: { kz: 'бизнес және басқару магистрі', ru: 'магистр бизнеса и управления', en: 'Master of Business and Management' },
      desc: {
        kz: '<p>Тыңдаушы оқуға өзі жүргізіп жатқан жобасымен келеді. Жоспарлау, тәуекел, келісімшарт, икемді әдістер және мүдделі тараптармен жұмыс модульдерінің бәрі сол жобаның құжаттарында орындалады, ал бір жылдан кейін жобаның өзі емтихан болады.</p><p>Апталық онлайн-кездесу сағат 20:30-да, қырық бес минуттан аспайды. Топ «кешіккен жобалар мұражайын» жүргізеді: мерзімі өткен әр жобаның себебі бір бетке жазылып, ортақ қорда сақталады.</p>',
        ru: '<p>Слушатель приходит с проектом, который уже ведёт. Планирование, риски, контракты, гибкие методы и работа со сторонами\u00a0— все модули выполняются на его документах, и через год экзаменом становится сам проект.</p><p>Еженедельная онлайн-встреча начинается в 20:30 и длится не больше сорока пяти минут. Группа ведёт «музей опоздавших проектов»: причину каждого сорванного срока записывают на одной странице и хранят в общем фонде.</p>',
        en: '<p>Participants bring the project they are already running. Planning, risk, contracts, agile methods and stakeholders: every module is done on its documents, and after a year the project itself is the examination.</p><p>The weekly online meeting begins at 20:30 and takes no more than forty-five minutes. The group keeps a “museum of late projects”, in which the reason for every missed deadline is written on one page.</p>',
      },
      careers: [
        { title: { kz: 'Жоба жетекшісі', ru: 'Руководитель проекта', en: 'Project leader' } },
        { title: { kz: 'Жоба кеңсесінің басшысы', ru: 'Глава проектного офиса', en: 'Head of project office' } },
        { title: { kz: 'Бағдарлама менеджері', ru: 'Менеджер программы', en: 'Programme manager' } },
        { title: { kz: 'Scrum-мастер', ru: 'Scrum-мастер', en: 'Scrum master' } },
      ],
      seo: {
        title: {
          kz: 'Жобаларды басқару, магистратура\u00a0– Нархоз университеті',
          ru: 'Управление проектами, магистратура\u00a0— Университет Нархоз',
          en: 'Project Management, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2093,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Кешіккен жобалар мұражайы', ru: 'Музей опоздавших проектов', en: 'The museum of late projects' },
          items: [
            {
              value: { kz: '112', ru: '112', en: '112' },
              title: {
                kz: 'жобаның тарихы бір-бір бетке жазылды',
                ru: 'историй записано, по странице на каждую',
                en: 'stories written down, a page each',
              },
            },
            {
              value: { kz: '38\u00a0%', ru: '38\u00a0%', en: '38%' },
              title: {
                kz: 'жоба жеткізуші кесірінен кешіккен',
                ru: 'опозданий случились из-за поставщика',
                en: 'of delays were caused by a supplier',
              },
            },
            {
              value: { kz: '4', ru: '4', en: '4' },
              title: {
                kz: 'себеп қалған жобалардың бәріне ортақ',
                ru: 'причины объясняют почти все остальные',
                en: 'reasons explain almost all the rest',
              },
            },
          ],
        },
        {
          id: 2094,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Оқу тәртібі', ru: 'Порядок учёбы', en: 'How you study' },
          items: [
            {
              title: { kz: 'Апталық жүктеме', ru: 'Нагрузка в неделю', en: 'Weekly load' },
              value: {
                kz: 'сегіз-он сағат, жартысы өз жобаңызда',
                ru: 'восемь–десять часов, половина на своём проекте',
                en: 'eight to ten hours, half of them on your own project',
              },
            },
            {
              title: { kz: 'Топ тілі', ru: 'Язык группы', en: 'Group language' },
              value: {
                kz: 'қазақ және орыс топтары бөлек',
                ru: 'казахская и русская группы отдельно',
                en: 'separate Kazakh and Russian groups',
              },
            },
            {
              title: { kz: 'Халықаралық сертификат', ru: 'Международный сертификат', en: 'International certificate' },
              value: {
                kz: 'дайындық модулі ақыға кіреді',
                ru: 'модуль подготовки входит в стоимость',
                en: 'the preparatory module is included in the fee',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 44,
    slug: 'digital-marketing-master',
    attributes: {
      title: { kz: 'Цифрлық маркетинг және бренд', ru: 'Цифровой маркетинг и бренд', en: 'Digital Marketing and Branding' },
      code: '7M04106',
      education: 'master',
      school: 67,
      lead: {
        kz: 'Деректі оқитын, мәдениетті түсінетін және шетел нарығына қазақстандық бренд шығара алатын маркетологтарға.',
        ru: 'Для маркетологов, которые читают данные, понимают культуру и способны вывести казахстанский бренд за границу.',
        en: 'For marketers who read data, understand culture and can take a brand from Kazakhstan abroad.',
      },
      languages: ['en'],
      period: '1.5',
      form: ['full-time'],
      credits: 90,
      fee: 2_150_000,
      deadline: '2027-07-15',
      qualification: { kz: 'бизнес және басқару магистрі', ru: 'магистр бизнеса и управления', en: 'Master of Business and Management' },
      desc: {
        kz: '<p>Бірінші семестр өлшеуге арналған: атрибуция, эксперимент, тұтынушының өмірлік құны. Екіншісі мағынаға арналған: бренд стратегиясы, баяндау, мәдени код және креатив сыны, ал үшінші семестрде екеуі бір науқанға біріктіріледі.</p><p>Әр топ бір қазақстандық өндірушіні екі шет нарыққа шығарады, жарнама бюджетін өндіруші мен университет бөліп төлейді. Нәтижесі нашар болса да ашық талданады, себебі сәтсіз тест те төленген білім.</p>',
        ru: '<p>Первый семестр посвящён измерению: атрибуция, эксперимент, пожизненная ценность клиента. Второй\u00a0— смыслу: стратегия бренда, рассказ, культурный код и критика креатива; в третьем оба соединяются в одной кампании.</p><p>Каждая команда выводит казахстанского производителя на два внешних рынка, бюджет рекламы делят производитель и университет. Слабый результат тоже разбирают открыто: неудачный тест\u00a0— оплаченное знание.</p>',
        en: '<p>The first semester is about measuring: attribution, experiments, customer lifetime value. The second is about meaning: brand strategy, storytelling, cultural codes and creative criticism; in the third both meet in one campaign.</p><p>Every team takes a producer from Kazakhstan to two foreign markets, with the advertising budget shared between producer and university. A poor result is discussed openly as well: a failed test is knowledge that has been paid for.</p>',
      },
      careers: [
        { title: { kz: 'Маркетинг директоры', ru: 'Директор по маркетингу', en: 'Marketing director' } },
        { title: { kz: 'Бренд-стратег', ru: 'Бренд-стратег', en: 'Brand strategist' } },
        { title: { kz: 'Өсу менеджері', ru: 'Менеджер роста', en: 'Growth manager' } },
        { title: { kz: 'Креативті продюсер', ru: 'Креативный продюсер', en: 'Creative producer' } },
      ],
      seo: {
        title: {
          kz: 'Цифрлық маркетинг және бренд, магистратура\u00a0– Нархоз университеті',
          ru: 'Цифровой маркетинг и бренд, магистратура\u00a0— Университет Нархоз',
          en: 'Digital Marketing and Branding, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2095,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Соңғы науқандар', ru: 'Последние кампании', en: 'Recent campaigns' },
          items: [
            {
              title: { kz: 'Бал', ru: 'Мёд', en: 'Honey' },
              desc: {
                kz: '<p>Шығыс Қазақстан балы Малайзия дүкендерінде.</p>',
                ru: '<p>Восточноказахстанский мёд в магазинах Малайзии.</p>',
                en: '<p>From East Kazakhstan to shops in Malaysia.</p>',
              },
            },
            {
              title: { kz: 'Киіз бұйымдар', ru: 'Войлок', en: 'Felt' },
              desc: {
                kz: '<p>Қолөнершілер кооперативі Германия маркетплейсінде.</p>',
                ru: '<p>Кооператив мастериц на немецком маркетплейсе.</p>',
                en: '<p>A craft cooperative on a German marketplace.</p>',
              },
            },
            {
              title: { kz: 'Қымыз ұнтағы', ru: 'Сухой кумыс', en: 'Powdered kumis' },
              desc: {
                kz: '<p>Корея денсаулық дүкендеріне арналған атау мен қаптама.</p>',
                ru: '<p>Имя и упаковка для корейских магазинов здоровья.</p>',
                en: '<p>A name and packaging for Korean health shops.</p>',
              },
            },
          ],
        },
        {
          id: 2096,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Науқанның төрт аптасы', ru: 'Четыре недели кампании', en: 'Four weeks of a campaign' },
          items: [
            {
              title: { kz: 'Бірінші: гипотеза', ru: 'Первая: гипотеза', en: 'First: hypothesis' },
              desc: {
                kz: '<p>Кімге, не үшін, қай уәдемен\u00a0– үш сөйлем.</p>',
                ru: '<p>Кому, зачем и с каким обещанием\u00a0— три предложения.</p>',
                en: '<p>For whom, why and with what promise, in three sentences.</p>',
              },
            },
            {
              title: { kz: 'Екінші: шағын тест', ru: 'Вторая: малый тест', en: 'Second: a small test' },
              desc: {
                kz: '<p>Бюджеттің оннан бірі жұмсалады.</p>',
                ru: '<p>Тратится десятая часть бюджета.</p>',
                en: '<p>A tenth of the budget is spent.</p>',
              },
            },
            {
              title: { kz: 'Үшінші: таңдау', ru: 'Третья: отбор', en: 'Third: selection' },
              desc: {
                kz: '<p>Жұмыс істемеген нұсқалар өшіріледі.</p>',
                ru: '<p>Выключают то, что не сработало.</p>',
                en: '<p>What did not work is switched off.</p>',
              },
            },
            {
              title: { kz: 'Төртінші: есеп', ru: 'Четвёртая: отчёт', en: 'Fourth: the account' },
              desc: {
                kz: '<p>Әр сатылымның құны өндірушімен бірге қаралады.</p>',
                ru: '<p>Цену каждой продажи смотрят вместе с производителем.</p>',
                en: '<p>The cost of each sale is reviewed with the producer.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 45,
    slug: 'data-science-master',
    attributes: {
      title: { kz: 'Деректер ғылымы', ru: 'Наука о данных', en: 'Data Science' },
      code: '7M06101',
      education: 'master',
      school: 68,
      lead: {
        kz: 'Математикасы терең, есептеу қуаты бар және тақырыбы қаладан алынған екі жылдық ғылыми бағдарлама.',
        ru: 'Двухлетняя научная программа с глубокой математикой, вычислительными мощностями и темами, взятыми у города.',
        en: 'A two-year research programme with deep mathematics, computing power and topics taken from the city.',
      },
      languages: ['en'],
      period: '2',
      form: ['full-time'],
      credits: 120,
      fee: 1_820_000,
      deadline: '2027-07-15',
      qualification: { kz: 'техника ғылымдарының магистрі', ru: 'магистр технических наук', en: 'Master of Technical Sciences' },
      desc: {
        kz: '<p>Статистикалық оқыту теориясы, байестік модельдер, кеңістік-уақыт талдауы және себеп-салдар зерттеуі оқудың бірінші жылын құрайды. Магистрант қараша айынан бастап зертхананың апталық семинарына қосылып, көктемде сонда баяндама жасайды.</p><p>Екінші жыл бір сұраққа арналады: көлік ағыны, ауа ластануы, энергия шығыны немесе тіл. Диссертацияның коды мен дерегі ашық болуы шарт, сондықтан басқа адам оны бір күнде қайталай алуы керек.</p>',
        ru: '<p>Теория статистического обучения, байесовские модели, пространственно-временной анализ и причинный вывод составляют первый год. С ноября магистрант входит в еженедельный семинар лаборатории, а весной делает на нём доклад.</p><p>Второй год отдан одному вопросу: транспорт, воздух, энергия или язык. Код и данные диссертации обязаны быть открыты, чтобы другой человек мог повторить её за один день.</p>',
        en: '<p>Statistical learning theory, Bayesian models, spatio-temporal analysis and causal inference make up the first year. From November students join the laboratory’s weekly seminar, and in spring they speak at it.</p><p>The second year belongs to one question: traffic, air, energy or language. The code and data of a dissertation must be open, so that somebody else can repeat it within a day.</p>',
      },
      careers: [
        { title: { kz: 'Деректер ғалымы', ru: 'Специалист по данным', en: 'Data scientist' } },
        { title: { kz: 'Машиналық оқыту зерттеушісі', ru: 'Исследователь машинного обучения', en: 'Machine learning researcher' } },
        { title: { kz: 'Сандық талдаушы', ru: 'Количественный аналитик', en: 'Quantitative analyst' } },
        { title: { kz: 'Зертхана инженері', ru: 'Инженер лаборатории', en: 'Laboratory engineer' } },
      ],
      seo: {
        title: {
          kz: 'Деректер ғылымы, магистратура\u00a0– Нархоз университеті',
          ru: 'Наука о данных, магистратура\u00a0— Университет Нархоз',
          en: 'Data Science, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2097,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Жетекшім алғашқы кездесуде: «Моделіңді емес, деректің қайдан келгенін айт»,\u00a0– деді. Сол әңгіме диссертациямның бірінші тарауына айналды.</p>',
            ru: '<p>На первой встрече руководитель сказал: «Расскажи не о модели, а о том, откуда данные». Этот разговор стал первой главой моей диссертации.</p>',
            en: '<p>At our first meeting my supervisor said: “Tell me not about the model but about where the data come from.” That talk became my first chapter.</p>',
          },
          name: { kz: 'Аружан Мақсұт', ru: 'Аружан Максут', en: 'Aruzhan Maksut' },
          post: { kz: 'Екінші жыл магистранты', ru: 'Магистрантка второго года', en: 'Second-year master’s student' },
        },
        {
          id: 2098,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Ашық ғылым шарты', ru: 'Условие открытой науки', en: 'The open science rule' },
          items: [
            {
              title: { kz: 'Код', ru: 'Код', en: 'Code' },
              value: {
                kz: 'ашық лицензиямен, нұсқаулығы бар',
                ru: 'под открытой лицензией, с инструкцией',
                en: 'under an open licence, with instructions',
              },
            },
            {
              title: { kz: 'Дерек', ru: 'Данные', en: 'Data' },
              value: {
                kz: 'иесіздендірілген немесе синтетикалық көшірме',
                ru: 'обезличенная или синтетическая копия',
                en: 'an anonymised or synthetic copy',
              },
            },
            {
              title: { kz: 'Тексеру', ru: 'Проверка', en: 'Check' },
              value: {
                kz: 'басқа магистрант бір жұмыс күнінде қайталайды',
                ru: 'другой магистрант повторяет за рабочий день',
                en: 'another student repeats the work in one day',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 46,
    slug: 'cybersecurity-master',
    attributes: {
      title: {
        kz: 'Ақпараттық қауіпсіздікті басқару',
        ru: 'Управление информационной безопасностью',
        en: 'Information Security Management',
      },
      code: '7M06301',
      education: 'master',
      school: 68,
      lead: {
        kz: 'Ұйымның қауіпсіздігіне жауап беретіндерге: техникалық оқиғадан директорлар кеңесіндегі әңгімеге дейін.',
        ru: 'Для тех, кто отвечает за безопасность организации: от технического инцидента до разговора на совете директоров.',
        en: 'For those responsible for an organisation’s security, from the technical incident to the conversation in the boardroom.',
      },
      languages: ['kz', 'ru'],
      period: '1.5',
      form: ['evening'],
      credits: 90,
      fee: 1_580_000,
      deadline: '2027-07-15',
      qualification: {
        kz: 'техника және технология магистрі',
        ru: 'магистр техники и технологий',
        en: 'Master of Engineering and Technology',
      },
      desc: {
        kz: '<p>Бағдарлама үш сұрақты қояды: нені қорғаймыз, қанша тұрады, кімге айтамыз. Тәуекелді сандық бағалау, дербес деректер заңы, оқиғаға ден қою және бұлттық қауіпсіздік модульдері соған жауап береді.</p><p>Әр семестрде түнгі жаттығу бар: кешкі сегізде топқа хабар түседі, таңғы алтыға дейін шабуылды тоқтатып, басшылыққа бір бет хат жазу керек. Жаттығуды банк пен энергетика саласының қауіпсіздік қызметкерлері жүргізеді.</p>',
        ru: '<p>Программа задаёт три вопроса: что защищаем, сколько это стоит, кому сообщаем. На них отвечают модули о количественной оценке риска, законе о персональных данных, реагировании и облачной безопасности.</p><p>Каждый семестр проходит ночное учение: в восемь вечера команда получает сигнал, а до шести утра должна остановить атаку и написать руководству письмо на страницу. Учения ведут безопасники из банков и энергетики.</p>',
        en: '<p>The programme asks three questions: what do we protect, what does it cost, whom do we tell? Modules on quantitative risk, personal data law, incident response and cloud security answer them.</p><p>Each semester has a night exercise: at eight in the evening the alarm comes, and by six in the morning the team has to stop the attack and write one page to the management. Security officers from banks and the power industry run it.</p>',
      },
      careers: [
        {
          title: {
            kz: 'Ақпараттық қауіпсіздік басшысы',
            ru: 'Руководитель информационной безопасности',
            en: 'Chief information security officer',
          },
        },
        { title: { kz: 'Тәуекел менеджері', ru: 'Риск-менеджер', en: 'Risk manager' } },
        { title: { kz: 'SOC жетекшісі', ru: 'Руководитель SOC', en: 'SOC lead' } },
        { title: { kz: 'Дербес деректер жөніндегі маман', ru: 'Специалист по персональным данным', en: 'Data protection officer' } },
      ],
      seo: {
        title: {
          kz: 'Ақпараттық қауіпсіздікті басқару, магистратура\u00a0– Нархоз университеті',
          ru: 'Управление информационной безопасностью, магистратура\u00a0— Нархоз',
          en: 'Information Security Management, master’s degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2099,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Бір түннің хроникасы', ru: 'Хроника одной ночи', en: 'Chronicle of a night' },
          items: [
            {
              title: { kz: '20:00\u00a0– Дабыл', ru: '20:00\u00a0— Сигнал', en: '20:00 – Alarm' },
              desc: {
                kz: '<p>Мониторинг жүйесі бөтен қосылуды көрсетеді.</p>',
                ru: '<p>Мониторинг показывает чужое подключение.</p>',
                en: '<p>Monitoring shows a foreign connection.</p>',
              },
            },
            {
              title: { kz: '23:30\u00a0– Оқшаулау', ru: '23:30\u00a0— Изоляция', en: '23:30 – Isolation' },
              desc: {
                kz: '<p>Екі сервер желіден ажыратылады, қызмет тоқтамауы керек.</p>',
                ru: '<p>Два сервера отключают от сети, сервис должен жить.</p>',
                en: '<p>Two servers are cut off while the service has to stay up.</p>',
              },
            },
            {
              title: { kz: '06:00\u00a0– Хат', ru: '06:00\u00a0— Письмо', en: '06:00 – The letter' },
              desc: {
                kz: '<p>Басшылыққа бір беттік түсінікті есеп жіберіледі.</p>',
                ru: '<p>Руководству уходит понятный отчёт на страницу.</p>',
                en: '<p>A clear one-page report goes to the management.</p>',
              },
            },
          ],
        },
        {
          id: 2100,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Кімге лайық', ru: 'Кому подойдёт', en: 'Who it suits' },
          items: [
            {
              title: {
                kz: 'Техникалық білімім жоқ, түсе аламын ба?',
                ru: 'У меня нет технического образования, можно ли поступить?',
                en: 'I have no technical degree. Can I apply?',
              },
              text: {
                kz: '<p>Заң немесе басқару саласынан келсеңіз, жазда алты апталық техникалық негіз курсынан өтесіз.</p>',
                ru: '<p>Юристы и управленцы летом проходят шестинедельный курс технических основ.</p>',
                en: '<p>Lawyers and managers take a six-week course in technical foundations in summer.</p>',
              },
            },
            {
              title: { kz: 'Сабақ кестесі қандай?', ru: 'Какое расписание?', en: 'What is the timetable?' },
              text: {
                kz: '<p>Сейсенбі мен бейсенбі, 18:30-дан бастап, түнгі жаттығу жұмаға қойылады.</p>',
                ru: '<p>Вторник и четверг с 18:30, ночные учения ставят на пятницу.</p>',
                en: '<p>Tuesdays and Thursdays from 18:30; night exercises fall on a Friday.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 47,
    slug: 'digital-transformation-master',
    attributes: {
      title: { kz: 'Цифрлық трансформация', ru: 'Цифровая трансформация', en: 'Digital Transformation' },
      code: '7M06102',
      education: 'master',
      school: 68,
      lead: {
        kz: 'Жүйе сатып алу\u00a0– трансформация емес. Ұйымның үдерісін, адамын және дерегін қатар өзгертуді үйренесіз.',
        ru: 'Купить систему\u00a0— ещё не трансформация. Вы научитесь менять вместе процесс, людей и данные организации.',
        en: 'Buying a system is not transformation. You learn to change an organisation’s processes, people and data together.',
      },
      languages: ['ru', 'en'],
      period: '1',
      form: ['distance', 'evening'],
      credits: 60,
      fee: 1_740_000,
      deadline: '2027-07-10',
      qualification: {
        kz: 'техника және технология магистрі',
        ru: 'магистр техники и технологий',
        en: 'Master of Engineering and Technology',
      },
      desc: {
        kz: '<p>Бір жылда он пән: үдерісті қайта құру, деректер архитектурасы, өзгерісті басқару, мемлекеттік цифрлық қызметтер, АКТ экономикасы. Әр пәннің соңында бір сәтсіз цифрлық жоба талданады, оның бұрынғы жетекшісі сабаққа өзі келіп, сұраққа жауап береді.</p><p>Топтың жартысы компаниялардан, жартысы мемлекеттік органдардан іріктеледі. Бітіру жұмысы\u00a0– өз ұйымыңыздың бір қызметін азаматтың немесе клиенттің көзімен қайта құру жоспары.</p>',
        ru: '<p>За год десять дисциплин: перестройка процессов, архитектура данных, управление изменениями, государственные цифровые услуги, экономика ИТ. В конце каждой разбирают провалившийся цифровой проект, и его бывший руководитель сам отвечает на вопросы.</p><p>Половину группы набирают из компаний, половину\u00a0— из государственных органов. Выпускная работа\u00a0— план, как перестроить одну услугу вашей организации глазами гражданина или клиента.</p>',
        en: '<p>Ten courses in one year: process redesign, data architecture, change management, public digital services and the economics of IT. Each ends with a digital project that failed, and its former leader comes in to answer questions.</p><p>Half of the group is selected from companies, half from public bodies. The final paper is a plan for rebuilding one of your organisation’s services through the eyes of a citizen or client.</p>',
      },
      careers: [
        { title: { kz: 'Цифрлық трансформация директоры', ru: 'Директор по цифровой трансформации', en: 'Chief digital officer' } },
        { title: { kz: 'АКТ менеджері', ru: 'ИТ-менеджер', en: 'IT manager' } },
        { title: { kz: 'Қызмет дизайнері', ru: 'Дизайнер услуг', en: 'Service designer' } },
        { title: { kz: 'Цифрлық саясат кеңесшісі', ru: 'Советник по цифровой политике', en: 'Digital policy adviser' } },
      ],
      seo: {
        title: {
          kz: 'Цифрлық трансформация, магистратура\u00a0– Нархоз университеті',
          ru: 'Цифровая трансформация, магистратура\u00a0— Университет Нархоз',
          en: 'Digital Transformation, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2101,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Неге сәтсіз жобалар?', ru: 'Почему провальные проекты?', en: 'Why failed projects?' },
          desc: {
            kz: '<p>Сәтті жобаның себебін бәрі әртүрлі айтады, ал сәтсізінің себебін оны басынан өткерген адам дәл біледі. Алты жылда осындай қырық әңгіме жиналды, олар жарияланбайды, тек аудиторияда айтылады.</p>',
            ru: '<p>Причины успеха каждый называет свои, а причины провала точно знает тот, кто его пережил. За шесть лет собралось сорок таких рассказов; их не публикуют, их рассказывают только в аудитории.</p>',
            en: '<p>Everyone explains success in a different way, but those who have lived through a failure know its causes exactly. Forty such stories have been gathered in six years; they are never published, only told in class.</p>',
          },
        },
        {
          id: 2102,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Бір қызметті қайта құру', ru: 'Перестройка одной услуги', en: 'Rebuilding one service' },
          items: [
            {
              title: { kz: 'Кезекке тұру', ru: 'Встать в очередь', en: 'Stand in the queue' },
              desc: {
                kz: '<p>Қызметті өзіңіз алып көріп, әр минутты жазасыз.</p>',
                ru: '<p>Сами получаете услугу и записываете каждую минуту.</p>',
                en: '<p>You obtain the service yourself and note every minute.</p>',
              },
            },
            {
              title: { kz: 'Артығын алып тастау', ru: 'Убрать лишнее', en: 'Take away' },
              desc: {
                kz: '<p>Қай құжат екі рет сұралатынын табасыз.</p>',
                ru: '<p>Находите документы, которые просят дважды.</p>',
                en: '<p>You find the documents that are asked for twice.</p>',
              },
            },
            {
              title: { kz: 'Сынау', ru: 'Испытать', en: 'Try out' },
              desc: {
                kz: '<p>Жиырма адамға жаңа нұсқаны көрсетіп, қай жерде тоқтағанын бақылайсыз.</p>',
                ru: '<p>Показываете новый вариант двадцати людям и смотрите, где они запинаются.</p>',
                en: '<p>You show the new version to twenty people and watch where they stumble.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 48,
    slug: 'counselling-psychology-master',
    attributes: {
      title: { kz: 'Кеңес беру психологиясы', ru: 'Консультативная психология', en: 'Counselling Psychology' },
      code: '7M03101',
      education: 'master',
      school: 69,
      lead: {
        kz: 'Психология бакалаврларына арналған клиникалық супервизиясы бар екі жылдық бағдарлама: екі тілде кеңес беру және зерттеу.',
        ru: 'Двухлетняя программа с клинической супервизией для бакалавров психологии: консультирование и исследования на двух языках.',
        en: 'A two-year programme with clinical supervision for psychology graduates: counselling and research in two languages.',
      },
      languages: ['kz', 'ru'],
      period: '2',
      form: ['full-time'],
      credits: 120,
      fee: 1_360_000,
      deadline: '2027-07-15',
      qualification: { kz: 'әлеуметтік ғылымдар магистрі', ru: 'магистр социальных наук', en: 'Master of Social Sciences' },
      desc: {
        kz: '<p>Когнитивті-мінез-құлық терапиясы, отбасылық жүйе тәсілі және жарақатпен жұмыс негізгі үш мектеп ретінде оқытылады. Қазақ тіліндегі терапия тілі әлі қалыптасу үстінде, сондықтан магистранттар сауалнамалар мен жаттығуларды аударып қана қоймай, сенімділігін тексереді.</p><p>Екі жылда төрт жүз сағат кеңес беріледі: бірінші жыл студенттерге, екінші жыл қалалық орталықтарда. Әр он сағатқа бір сағат жеке супервизия келеді.</p>',
        ru: '<p>Когнитивно-поведенческая терапия, семейный системный подход и работа с травмой\u00a0— три основные школы программы. Язык терапии на казахском ещё складывается, поэтому магистранты не просто переводят опросники и упражнения, но и проверяют их надёжность.</p><p>За два года набирается четыреста часов консультаций: в первый год со студентами, во второй\u00a0— в городских центрах. На каждые десять часов приходится час личной супервизии.</p>',
        en: '<p>Cognitive behavioural therapy, the family systems approach and trauma work are the three main schools. The language of therapy in Kazakh is still taking shape, so students do not merely translate questionnaires and exercises but test their reliability.</p><p>Over two years they give four hundred hours of counselling, with students in the first year and at city centres in the second. Every ten hours bring one hour of personal supervision.</p>',
      },
      careers: [
        { title: { kz: 'Кеңесші психолог', ru: 'Психолог-консультант', en: 'Counselling psychologist' } },
        { title: { kz: 'Отбасы психологы', ru: 'Семейный психолог', en: 'Family psychologist' } },
        { title: { kz: 'Оңалту орталығының психологы', ru: 'Психолог реабилитационного центра', en: 'Rehabilitation psychologist' } },
        { title: { kz: 'Зерттеуші-психолог', ru: 'Психолог-исследователь', en: 'Research psychologist' } },
      ],
      seo: {
        title: {
          kz: 'Кеңес беру психологиясы, магистратура\u00a0– Нархоз университеті',
          ru: 'Консультативная психология, магистратура\u00a0— Университет Нархоз',
          en: 'Counselling Psychology, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2103,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Супервизия сағаттары', ru: 'Часы супервизии', en: 'Hours of supervision' },
          items: [
            {
              value: { kz: '400', ru: '400', en: '400' },
              title: {
                kz: 'сағат кеңес әр магистрантқа',
                ru: 'часов консультаций у каждого магистранта',
                en: 'hours of counselling for each student',
              },
            },
            {
              value: { kz: '40', ru: '40', en: '40' },
              title: { kz: 'сағат жеке супервизия', ru: 'часов личной супервизии', en: 'hours of personal supervision' },
            },
            {
              value: { kz: '16', ru: '16', en: '16' },
              title: {
                kz: 'сауалнама қазақ тілінде тексеруден өтті',
                ru: 'опросников проверены на казахском языке',
                en: 'questionnaires validated in Kazakh',
              },
            },
          ],
        },
        {
          id: 2104,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Ата-әжелер «депрессия» демейді, «ішім қысылады» дейді. Біздің жұмыс\u00a0– сол сөзді ғылым тіліне жоғалтпай жеткізу.</p>',
            ru: '<p>Старшие не говорят «депрессия», они говорят «внутри тесно». Наша работа\u00a0— донести эти слова до науки, ничего не потеряв.</p>',
            en: '<p>Our elders do not say “depression”; they say “it is tight inside”. Our work is to carry those words into science without losing anything.</p>',
          },
          name: { kz: 'Құралай Нұрсейіт', ru: 'Куралай Нурсеит', en: 'Kuralai Nurseit' },
          post: {
            kz: '2025 жылғы магистр, отбасы психологы',
            ru: 'Магистр 2025 года, семейный психолог',
            en: 'Master’s graduate of 2025, family psychologist',
          },
        },
      ],
    },
  },
  {
    id: 49,
    slug: 'media-and-communications-master',
    attributes: {
      title: { kz: 'Медиа және коммуникация', ru: 'Медиа и коммуникации', en: 'Media and Communications' },
      code: '7M03201',
      education: 'master',
      school: 69,
      lead: {
        kz: 'Қазақ тіліндегі сапалы медианы жасайтын редакторлар мен продюсерлерге арналған бір жылдық бағдарлама.',
        ru: 'Годичная программа для редакторов и продюсеров, которые делают качественные медиа на казахском языке.',
        en: 'A one-year programme for editors and producers who make quality media in Kazakh.',
      },
      languages: ['kz'],
      period: '1',
      form: ['full-time', 'evening'],
      credits: 60,
      fee: 1_270_000,
      deadline: '2027-07-15',
      qualification: { kz: 'журналистика магистрі', ru: 'магистр журналистики', en: 'Master of Journalism' },
      desc: {
        kz: '<p>Магистрант жыл бойы бір ғана өнім жасайды: подкаст, деректі фильм, дерекке құрылған сайт немесе ауыл газетінің жаңа нұсқасы. Аудиторияны зерттеу, баяндау құрылымы, медиа экономикасы және заң сабақтары сол өнімге қызмет етеді.</p><p>Қазақ тілінің редактурасы бағдарламаның жүрегі саналады. Әр жұмада «бір бет» сағаты өтеді: топ бір бет мәтінді бірге оқып, әр сөйлемнің неге керегін дәлелдейді.</p>',
        ru: '<p>Весь год магистрант делает один продукт: подкаст, документальный фильм, сайт на основе данных или новую версию сельской газеты. Исследование аудитории, устройство рассказа, экономика медиа и право служат этому продукту.</p><p>Сердцем программы считается редактура на казахском. Каждую пятницу проходит час «одной страницы»: группа вместе читает страницу текста и доказывает, зачем нужно каждое предложение.</p>',
        en: '<p>Students spend the year on a single product: a podcast, a documentary, a data-driven site or a new edition of a village newspaper. Classes in audience research, narrative structure, media economics and law all serve that product.</p><p>Editing in Kazakh is the heart of the programme. Every Friday there is a “one page” hour, when the group reads one page together and has to justify each sentence.</p>',
      },
      careers: [
        { title: { kz: 'Бас редактор', ru: 'Главный редактор', en: 'Editor-in-chief' } },
        { title: { kz: 'Деректі фильм продюсері', ru: 'Продюсер документального кино', en: 'Documentary producer' } },
        { title: { kz: 'Медиастратег', ru: 'Медиастратег', en: 'Media strategist' } },
        { title: { kz: 'Коммуникация директоры', ru: 'Директор по коммуникациям', en: 'Communications director' } },
      ],
      seo: {
        title: {
          kz: 'Медиа және коммуникация, магистратура\u00a0– Нархоз университеті',
          ru: 'Медиа и коммуникации, магистратура\u00a0— Университет Нархоз',
          en: 'Media and Communications, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2105,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Былтырғы өнімдер', ru: 'Прошлогодние продукты', en: 'Last year’s products' },
          items: [
            {
              title: { kz: '«Құдық» подкасты', ru: 'Подкаст «Колодец»', en: 'The podcast “The Well”' },
              desc: {
                kz: '<p>Ауыл суы туралы он екі бөлім, жиырма мың тыңдаушы.</p>',
                ru: '<p>Двенадцать выпусков о воде в сёлах и двадцать тысяч слушателей.</p>',
                en: '<p>Twelve episodes on village water and twenty thousand listeners.</p>',
              },
            },
            {
              title: { kz: '«Соңғы сынып» фильмі', ru: 'Фильм «Последний класс»', en: 'The film “The Last Class”' },
              desc: {
                kz: '<p>Оқушысы төртеу қалған мектептің бір жылы.</p>',
                ru: '<p>Один год школы, в которой осталось четверо учеников.</p>',
                en: '<p>A year at a school with four pupils left.</p>',
              },
            },
            {
              title: { kz: 'Аудандық газет', ru: 'Районная газета', en: 'A district paper' },
              desc: {
                kz: '<p>Жаңа пішін, жаңа айдар, жазылым бір жарым есе өсті.</p>',
                ru: '<p>Новый формат, новые рубрики, подписка выросла в полтора раза.</p>',
                en: '<p>New format, new sections, half as many subscribers again.</p>',
              },
            },
          ],
        },
        {
          id: 2106,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Жұма күнгі «бір бет»', ru: '«Одна страница» по пятницам', en: '“One page” on Fridays' },
          items: [
            {
              title: { kz: 'Уақыты', ru: 'Время', en: 'Time' },
              value: { kz: '17:00–18:00, есік бәріне ашық', ru: '17:00–18:00, вход открыт для всех', en: '17:00–18:00, open to everyone' },
            },
            {
              title: { kz: 'Ережесі', ru: 'Правило', en: 'Rule' },
              value: {
                kz: 'автор үндемейді, мәтін өзі сөйлейді',
                ru: 'автор молчит, говорит сам текст',
                en: 'the author is silent and the text speaks for itself',
              },
            },
            {
              title: { kz: 'Қонақтар', ru: 'Гости', en: 'Guests' },
              value: { kz: 'жазушылар, аудармашылар, заңгерлер', ru: 'писатели, переводчики, юристы', en: 'writers, translators, lawyers' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 50,
    slug: 'sustainable-tourism-master',
    attributes: {
      title: { kz: 'Тұрақты туризм', ru: 'Устойчивый туризм', en: 'Sustainable Tourism' },
      code: '7M11101',
      education: 'master',
      school: 69,
      lead: {
        kz: 'Ұлттық парк, ауыл және тарихи қала туризмін тұрғын мен табиғаттың пайдасына жоспарлайтын ағылшын тілді магистратура.',
        ru: 'Англоязычная магистратура о том, как планировать туризм в национальном парке, селе и старом городе на пользу жителям и природе.',
        en: 'A master’s in English on planning tourism in national parks, villages and old towns for the good of residents and nature.',
      },
      languages: ['en'],
      period: '1.5',
      form: ['full-time'],
      credits: 90,
      fee: 1_410_000,
      deadline: '2027-07-15',
      qualification: { kz: 'қызмет көрсету магистрі', ru: 'магистр сферы услуг', en: 'Master of Services' },
      desc: {
        kz: '<p>Жүктеме сыйымдылығы, мұраны сақтау, бағыт брендингі және климат тәуекелі пәндері далалық зерттеумен қатар жүреді. Магистранттар Көлсай көлдеріндегі келушілерді екі маусым санап, соқпақтың қай тұсы тозып жатқанын картаға түсірді.</p><p>Соңғы семестр бір аумақтың жоспарына арналады. Жоспарды парк әкімшілігі, жергілікті қонақүй иелері және экологтар бірге тыңдайды, үшеуі де қол қоймаса, жұмыс қорғауға жіберілмейді.</p>',
        ru: '<p>Допустимая нагрузка, сохранение наследия, брендинг территорий и климатические риски изучают вместе с полевой работой. Магистранты два сезона считали посетителей Кольсайских озёр и нанесли на карту места, где изношена тропа.</p><p>Последний семестр отдан плану одной территории. Его слушают вместе администрация парка, владельцы гостевых домов и экологи; пока не подпишут все трое, работу не допускают к защите.</p>',
        en: '<p>Carrying capacity, heritage conservation, destination branding and climate risk are studied together with fieldwork. For two seasons students counted visitors at the Kolsai lakes and mapped where the trail is wearing out.</p><p>The last semester is given to a plan for one territory. The park administration, guest house owners and ecologists hear it together, and until all three sign, the work does not go to defence.</p>',
      },
      careers: [
        { title: { kz: 'Бағыт даму менеджері', ru: 'Менеджер развития территории', en: 'Destination development manager' } },
        { title: { kz: 'Ұлттық парк маманы', ru: 'Специалист национального парка', en: 'National park specialist' } },
        { title: { kz: 'Мұра жобаларының үйлестірушісі', ru: 'Координатор проектов наследия', en: 'Heritage project coordinator' } },
        { title: { kz: 'Туризм саясатының талдаушысы', ru: 'Аналитик туристской политики', en: 'Tourism policy analyst' } },
      ],
      seo: {
        title: {
          kz: 'Тұрақты туризм, магистратура\u00a0– Нархоз университеті',
          ru: 'Устойчивый туризм, магистратура\u00a0— Университет Нархоз',
          en: 'Sustainable Tourism, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2107,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Көлсайдағы есептен', ru: 'Из подсчётов на Кольсае', en: 'From the Kolsai counts' },
          columns: [
            { title: { kz: 'Көрсеткіш', ru: 'Показатель', en: 'Measure' } },
            { title: { kz: 'Жұмыс күні', ru: 'Будни', en: 'Weekdays' } },
            { title: { kz: 'Демалыс күні', ru: 'Выходные', en: 'Weekends' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Келушілер, адам', ru: 'Посетители, человек', en: 'Visitors' } },
                { text: { kz: '640', ru: '640', en: '640' } },
                { text: { kz: '3\u00a0900', ru: '3\u00a0900', en: '3,900' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Орташа болу уақыты', ru: 'Среднее время', en: 'Average stay' } },
                { text: { kz: '5 сағат', ru: '5 часов', en: '5 hours' } },
                { text: { kz: '2 сағат', ru: '2 часа', en: '2 hours' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жергілікті шығын, теңге', ru: 'Местные траты, тенге', en: 'Local spending, tenge' } },
                { text: { kz: '7\u00a0200', ru: '7\u00a0200', en: '7,200' } },
                { text: { kz: '2\u00a0800', ru: '2\u00a0800', en: '2,800' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2108,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Оқитындар кім?', ru: 'Кто здесь учится?', en: 'Who studies here?' },
          desc: {
            kz: '<p>Топтың үштен бірі шетелден келеді: Өзбекстаннан, Моңғолиядан, Польшадан. Бірге жүріп өткен соқпақтар олардың өз елдеріндегі жобаларына үлгі болады.</p>',
            ru: '<p>Треть группы приезжает из-за рубежа: из Узбекистана, Монголии, Польши. Пройденные вместе тропы становятся образцом для проектов у них дома.</p>',
            en: '<p>A third of the group comes from abroad: Uzbekistan, Mongolia, Poland. The trails walked together become models for projects at home.</p>',
          },
        },
      ],
    },
  },
  {
    id: 51,
    slug: 'law-master',
    attributes: {
      title: { kz: 'Құқықтану', ru: 'Юриспруденция', en: 'Law' },
      code: '7M04201',
      education: 'master',
      school: 70,
      lead: {
        kz: 'Сот төрелігі, әкімшілік әділет және салыстырмалы құқық бойынша зерттеу жүргізетін ғылыми магистратура.',
        ru: 'Научная магистратура с исследованиями в области правосудия, административной юстиции и сравнительного права.',
        en: 'A research master’s in the administration of justice, administrative law and comparative law.',
      },
      languages: ['kz', 'ru'],
      period: '2',
      form: ['full-time'],
      credits: 120,
      fee: 1_390_000,
      deadline: '2027-07-15',
      qualification: { kz: 'құқық ғылымдарының магистрі', ru: 'магистр юридических наук', en: 'Master of Legal Sciences' },
      desc: {
        kz: '<p>Магистранттар соңғы бес жылдың сот актілерін сандық тәсілмен талдайды: қандай дау жиі қайталанады, шешім қай кезде бұзылады, іс қанша күн жүреді. Заң техникасы сабағында олар қолданыстағы бір бапты анық әрі қысқа етіп қайта жазады.</p><p>Диссертация тақырыбын судьялар, адвокаттар және Әділет органдары қатысатын кеңес бекітеді. Үздік жұмыстардың ұсынысы заң жобаларын талқылайтын жұмыс топтарына жіберіледі.</p>',
        ru: '<p>Магистранты количественно изучают судебные акты за пять лет: какие споры повторяются, когда отменяют решения, сколько дней идёт дело. На занятиях по юридической технике они заново, коротко и ясно, пишут одну действующую статью закона.</p><p>Тему диссертации утверждает совет из судей, адвокатов и представителей органов юстиции. Предложения лучших работ передают в рабочие группы по законопроектам.</p>',
        en: '<p>Students analyse five years of court decisions by numbers: which disputes recur, when judgments are overturned, how many days a case takes. In the drafting class they rewrite one article now in force, briefly and clearly.</p><p>A council of judges, advocates and justice officials approves each dissertation topic. Proposals from the best are passed on to working groups on draft laws.</p>',
      },
      careers: [
        { title: { kz: 'Заңгер-зерттеуші', ru: 'Юрист-исследователь', en: 'Legal researcher' } },
        { title: { kz: 'Судья көмекшісі', ru: 'Помощник судьи', en: 'Judge’s assistant' } },
        { title: { kz: 'Заң шығару жөніндегі сарапшы', ru: 'Эксперт по законотворчеству', en: 'Legislative drafting expert' } },
        { title: { kz: 'Құқық оқытушысы', ru: 'Преподаватель права', en: 'Law lecturer' } },
      ],
      seo: {
        title: {
          kz: 'Құқықтану, магистратура\u00a0– Нархоз университеті',
          ru: 'Юриспруденция, магистратура\u00a0— Университет Нархоз',
          en: 'Law, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2109,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Зерттеу туралы сұрақтар', ru: 'Вопросы об исследовании', en: 'Questions about research' },
          items: [
            {
              title: { kz: 'Сот актілері қайдан алынады?', ru: 'Откуда берут судебные акты?', en: 'Where do the decisions come from?' },
              text: {
                kz: '<p>Ашық банктен. Дербес деректер жойылғаннан кейін ғана талдауға түседі.</p>',
                ru: '<p>Из открытого банка. В анализ они попадают только после удаления персональных данных.</p>',
                en: '<p>From the open register. They are analysed only after personal details have been removed.</p>',
              },
            },
            {
              title: { kz: 'Шетелде тағылымдама бар ма?', ru: 'Есть ли стажировка за рубежом?', en: 'Is there a stay abroad?' },
              text: {
                kz: '<p>Екінші жылы бір айға дейін, серіктес университеттердің кітапханасында.</p>',
                ru: '<p>На втором году, до месяца, в библиотеках университетов-партнёров.</p>',
                en: '<p>In the second year, for up to a month, at partner universities’ libraries.</p>',
              },
            },
          ],
        },
        {
          id: 2110,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Қайта жазылған баптар', ru: 'Переписанные статьи', en: 'Articles rewritten' },
          items: [
            {
              title: { kz: 'Ұзындығы', ru: 'Длина', en: 'Length' },
              value: {
                kz: 'орта есеппен 140 сөзден 62 сөзге дейін қысқарды',
                ru: 'в среднем со 140 слов до 62',
                en: 'cut from 140 words to 62 on average',
              },
            },
            {
              title: { kz: 'Сынаушылар', ru: 'Проверка', en: 'Testers' },
              value: {
                kz: 'әр нұсқаны отыз азамат оқып, мағынасын айтады',
                ru: 'каждый вариант читают тридцать граждан и пересказывают смысл',
                en: 'thirty citizens read each version and say what it means',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 52,
    slug: 'public-policy-master',
    attributes: {
      title: { kz: 'Мемлекеттік саясат', ru: 'Государственная политика', en: 'Public Policy' },
      code: '7M04104',
      education: 'master',
      school: 70,
      lead: {
        kz: 'Шешім қабылданбай тұрып салдарын есептейтін, қабылданған соң нәтижесін адал бағалайтын мемлекеттік қызметшілерге.',
        ru: 'Для государственных служащих, которые просчитывают последствия до решения и честно оценивают результат после него.',
        en: 'For public servants who work out the consequences before a decision and judge its results honestly afterwards.',
      },
      languages: ['kz', 'en'],
      period: '1',
      form: ['part-time', 'evening'],
      credits: 60,
      fee: 1_490_000,
      deadline: '2027-07-15',
      qualification: {
        kz: 'мемлекеттік басқару магистрі',
        ru: 'магистр государственного управления',
        en: 'Master of Public Administration',
      },
      desc: {
        kz: '<p>Реттеушілік әсерді талдау, бюджет саясаты, мінез-құлық тәсілдері және азаматтармен кеңес өткізу\u00a0– бағдарламаның төрт тірегі. Ағылшын тілді топқа Орталық Азия елдерінің қызметшілері, қазақ тілді топқа өңірлердің мамандары келеді, екі топ ай сайын ортақ сабақта кездеседі.</p><p>Тыңдаушы жыл басында бір саясат шешімін таңдап, екі беттік талдау жазады: кімге пайда, кімге зиян, қанша тұрады. Жыл соңында сол шешімнің тағдырын қайта қарап, қай болжамы қате шыққанын ашық айтады.</p>',
        ru: '<p>Анализ регуляторного воздействия, бюджетная политика, поведенческие методы и консультации с гражданами\u00a0— четыре опоры программы. В английскую группу приезжают служащие стран Центральной Азии, в казахскую\u00a0— специалисты регионов; раз в месяц обе встречаются на общем занятии.</p><p>В начале года слушатель выбирает одно решение и пишет о нём две страницы: кому польза, кому вред, сколько стоит. В конце года он возвращается к нему и открыто говорит, где ошибся в прогнозе.</p>',
        en: '<p>Regulatory impact analysis, budget policy, behavioural methods and consulting citizens are the four pillars. The English group draws officials from across Central Asia, the Kazakh one specialists from the regions, and once a month both share a class.</p><p>At the start of the year participants choose one decision and write two pages on it: who gains, who loses, what it costs. At the end they return to it and say openly where their forecast was wrong.</p>',
      },
      careers: [
        { title: { kz: 'Саясат талдаушысы', ru: 'Аналитик политики', en: 'Policy analyst' } },
        { title: { kz: 'Министр кеңесшісі', ru: 'Советник министра', en: 'Ministerial adviser' } },
        { title: { kz: 'Әкімдік басқармасының басшысы', ru: 'Руководитель управления акимата', en: 'Head of city department' } },
        { title: { kz: 'Бағалау сарапшысы', ru: 'Эксперт по оценке', en: 'Evaluation expert' } },
      ],
      seo: {
        title: {
          kz: 'Мемлекеттік саясат, магистратура\u00a0– Нархоз университеті',
          ru: 'Государственная политика, магистратура\u00a0— Университет Нархоз',
          en: 'Public Policy, master’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2111,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Екі беттік талдау', ru: 'Анализ на двух страницах', en: 'The two-page brief' },
          items: [
            {
              title: { kz: 'Мәселе', ru: 'Проблема', en: 'The problem' },
              desc: {
                kz: '<p>Кімнің, қай жерде, қашаннан бері қиындығы бар.</p>',
                ru: '<p>У кого, где и с какого времени трудность.</p>',
                en: '<p>Who has it, where and since when.</p>',
              },
            },
            {
              title: { kz: 'Балама', ru: 'Варианты', en: 'Options' },
              desc: {
                kz: '<p>Кемінде үш жол, оның бірі\u00a0– ештеңе істемеу.</p>',
                ru: '<p>Не меньше трёх путей, один из них\u00a0— ничего не делать.</p>',
                en: '<p>At least three, one of which is to do nothing.</p>',
              },
            },
            {
              title: { kz: 'Есеп', ru: 'Расчёт', en: 'The calculation' },
              desc: {
                kz: '<p>Құны, пайдасы және шығынын кім көтеретіні.</p>',
                ru: '<p>Цена, польза и кто за это платит.</p>',
                en: '<p>Cost, benefit and who bears it.</p>',
              },
            },
            {
              title: { kz: 'Болжам', ru: 'Прогноз', en: 'The forecast' },
              desc: {
                kz: '<p>Бір жылдан кейін тексеруге болатын бір сан.</p>',
                ru: '<p>Одно число, которое можно проверить через год.</p>',
                en: '<p>One number that can be checked in a year.</p>',
              },
            },
          ],
        },
        {
          id: 2112,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Болжамым отыз пайызға қате шықты. Бұрын мұны жасырар едім, ал мұнда сол қатені талдау үшін ең жоғары баға қойды.</p>',
            ru: '<p>Мой прогноз ошибся на тридцать процентов. Раньше я бы это скрыл, а здесь за разбор ошибки поставили высший балл.</p>',
            en: '<p>My forecast was thirty per cent wrong. Once I would have hidden that; here I got the highest mark for analysing it.</p>',
          },
          name: { kz: 'Дәурен Сәбит', ru: 'Даурен Сабит', en: 'Dauren Sabit' },
          post: {
            kz: '2026 жылғы магистр, өңірлік басқарма маманы',
            ru: 'Магистр 2026 года, специалист регионального управления',
            en: 'Master’s graduate of 2026, regional officer',
          },
        },
      ],
    },
  },
])
