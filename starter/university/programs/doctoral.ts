import { starter } from '../../starter-entry.ts'
import { doctoralCertificates } from '../admission-rules.ts'

export const doctoral = starter('program', [
  {
    id: 53,
    slug: 'economics-phd',
    attributes: {
      title: { kz: 'Экономика', ru: 'Экономика', en: 'Economics' },
      code: '8D04101',
      education: 'doctoral',
      school: 66,
      lead: {
        kz: 'Өңірлік теңсіздік, еңбек және табиғат капиталы бойынша зерттеу: отандық және шетелдік екі жетекші, үш жыл.',
        ru: 'Исследования регионального неравенства, труда и природного капитала: два руководителя, отечественный и зарубежный, три года.',
        en: 'Research into regional inequality, labour and natural capital, with two supervisors, one at home and one abroad, over three years.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '3',
      form: ['full-time'],
      credits: 180,
      fee: 1_850_000,
      deadline: '2027-08-03',
      qualification: { kz: 'философия докторы (PhD)', ru: 'доктор философии (PhD)', en: 'Doctor of Philosophy (PhD)' },
      desc: {
        kz: '<p>Бірінші жылы докторант екі әдіс курсын және бір оқу семинарын өтеді, ал мамырда зерттеу жоспарын ашық қорғайды. Одан кейінгі екі жыл дерекке, шетелдік тағылымдамаға және мақалаларға арналады: кемінде үшеуі ұлттық тізімдегі, біреуі халықаралық базадағы журналда шығуы тиіс.</p><p>Докторанттар университеттің тең құқылы қызметкері саналады: жұмыс орны, дерек сатып алу қаржысы және аптасына екі сағаттан аспайтын сабақ жүктемесі бар. Қорғау кеңесі екі тілде, қазақша және ағылшынша, отырады.</p>',
        ru: '<p>В первый год докторант проходит два методических курса и читательский семинар, а в мае открыто защищает план исследования. Следующие два года уходят на данные, стажировку за рубежом и статьи: не менее трёх в журналах национального перечня и одна в международной базе.</p><p>Докторант считается равноправным сотрудником: у него есть рабочее место, средства на покупку данных и не больше двух часов преподавания в неделю. Совет по защите заседает на двух языках, казахском и английском.</p>',
        en: '<p>In the first year candidates take two courses in methods and a reading seminar, and in May they defend their research plan in public. The next two years go to data, a stay abroad and papers: at least three in journals of the national list and one in an international database.</p><p>Candidates count as full members of staff: they have a desk, money to buy data and no more than two hours of teaching a week. The dissertation council sits in two languages, Kazakh and English.</p>',
      },
      careers: [
        { title: { kz: 'Университет профессоры', ru: 'Профессор университета', en: 'University professor' } },
        { title: { kz: 'Бас ғылыми қызметкер', ru: 'Главный научный сотрудник', en: 'Chief research fellow' } },
        { title: { kz: 'Халықаралық ұйым сарапшысы', ru: 'Эксперт международной организации', en: 'International organisation expert' } },
        { title: { kz: 'Экономикалық саясат кеңесшісі', ru: 'Советник по экономической политике', en: 'Economic policy adviser' } },
      ],
      seo: {
        title: {
          kz: 'Экономика, докторантура\u00a0– Нархоз университеті',
          ru: 'Экономика, докторантура\u00a0— Университет Нархоз',
          en: 'Economics, doctoral programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2121,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Үш жыл, бес белес', ru: 'Три года, пять вех', en: 'Three years, five milestones' },
          items: [
            {
              title: { kz: 'Қазан: екі жетекші', ru: 'Октябрь: два руководителя', en: 'October: two supervisors' },
              desc: {
                kz: '<p>Шетелдік жетекшімен бірінші айда келісесіз.</p>',
                ru: '<p>С зарубежным договариваетесь в первый месяц.</p>',
                en: '<p>You agree with the one abroad in the first month.</p>',
              },
            },
            {
              title: { kz: 'Мамыр: жоспар қорғау', ru: 'Май: защита плана', en: 'May: defending the plan' },
              desc: {
                kz: '<p>Есік ашық, кез келген қызметкер сұрақ қоя алады.</p>',
                ru: '<p>Дверь открыта, вопрос может задать любой сотрудник.</p>',
                en: '<p>The door is open and any member of staff may ask.</p>',
              },
            },
            {
              title: { kz: 'Екінші күз: тағылымдама', ru: 'Вторая осень: стажировка', en: 'Second autumn: abroad' },
              desc: {
                kz: '<p>Серіктес университетте кемінде үш ай.</p>',
                ru: '<p>Не меньше трёх месяцев в университете-партнёре.</p>',
                en: '<p>At least three months at a partner university.</p>',
              },
            },
            {
              title: { kz: 'Үшінші қыс: алдын ала қорғау', ru: 'Третья зима: предзащита', en: 'Third winter: pre-defence' },
              desc: {
                kz: '<p>Екі рецензент мәтінді толық оқып шығады.</p>',
                ru: '<p>Два рецензента читают текст целиком.</p>',
                en: '<p>Two reviewers read the whole text.</p>',
              },
            },
            {
              title: { kz: 'Үшінші жаз: қорғау', ru: 'Третье лето: защита', en: 'Third summer: defence' },
              desc: {
                kz: '<p>Диссертация бір ай бұрын сайтта жарияланады.</p>',
                ru: '<p>Диссертация публикуется на сайте за месяц.</p>',
                en: '<p>The dissertation is on the website a month before.</p>',
              },
            },
          ],
        },
        {
          id: 2122,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Соңғы бес жыл', ru: 'Последние пять лет', en: 'The last five years' },
          items: [
            {
              value: { kz: '23', ru: '23', en: '23' },
              title: { kz: 'диссертация қорғалды', ru: 'диссертации защищены', en: 'dissertations defended' },
            },
            {
              value: { kz: '71', ru: '71', en: '71' },
              title: {
                kz: 'мақала халықаралық журналдарда шықты',
                ru: 'статья вышла в международных журналах',
                en: 'papers in international journals',
              },
            },
            {
              value: { kz: '12', ru: '12', en: '12' },
              title: {
                kz: 'елдің ғалымдары жетекші болды',
                ru: 'стран, учёные которых были руководителями',
                en: 'countries our second supervisors came from',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 54,
    slug: 'finance-phd',
    attributes: {
      title: { kz: 'Қаржы', ru: 'Финансы', en: 'Finance' },
      code: '8D04103',
      education: 'doctoral',
      school: 66,
      lead: {
        kz: 'Қаржы нарығының тұрақтылығы, исламдық қаржы және цифрлық теңге туралы әлі жауабы жоқ сұрақтарды зерттейсіз.',
        ru: 'Вы исследуете вопросы, на которые ещё нет ответа: устойчивость рынка, исламские финансы, цифровой тенге.',
        en: 'You study questions that have no answer yet: market stability, Islamic finance and the digital tenge.',
      },
      languages: ['ru', 'en'],
      period: '3',
      form: ['full-time'],
      credits: 180,
      fee: 1_920_000,
      deadline: '2027-08-03',
      qualification: { kz: 'философия докторы (PhD)', ru: 'доктор философии (PhD)', en: 'Doctor of Philosophy (PhD)' },
      desc: {
        kz: '<p>Бағдарлама эмпирикалық қаржыға сүйенеді: жоғары жиілікті деректер, оқиғаларды талдау, банк тәуекелінің стресс-тестілері. Докторант бірінші күннен үш зерттеу тобының біріне кіреді және апта сайынғы «аяқталмаған мақала» семинарында жұмысын көрсетеді.</p><p>Тақырыптар реттеуші органдармен және нарық қатысушыларымен келісіледі, бірақ нәтижені жариялауға ешкім тыйым сала алмайды: бұл келісімшартта жазылған. Шетелдік жетекшімен бірге жазылған кемінде бір мақала міндетті.</p>',
        ru: '<p>Программа опирается на эмпирические финансы: высокочастотные данные, анализ событий, стресс-тесты банковского риска. С первого дня докторант входит в одну из трёх исследовательских групп и показывает работу на еженедельном семинаре «неоконченная статья».</p><p>Темы согласуют с регулятором и участниками рынка, но запретить публикацию не может никто: это записано в договоре. Обязательна хотя бы одна статья вместе с зарубежным руководителем.</p>',
        en: '<p>The programme rests on empirical finance: high-frequency data, event studies and stress tests of bank risk. From day one candidates belong to one of three research groups and show their work at the weekly “unfinished paper” seminar.</p><p>Topics are agreed with the regulator and market participants, but nobody can forbid publication: the contract says so. At least one paper has to be written with the supervisor abroad.</p>',
      },
      careers: [
        { title: { kz: 'Қаржы профессоры', ru: 'Профессор финансов', en: 'Professor of finance' } },
        { title: { kz: 'Реттеуші орган зерттеушісі', ru: 'Исследователь в регуляторе', en: 'Researcher at a regulator' } },
        { title: { kz: 'Сандық зерттеулер басшысы', ru: 'Руководитель количественных исследований', en: 'Head of quantitative research' } },
        { title: { kz: 'Бас экономист', ru: 'Главный экономист', en: 'Chief economist' } },
      ],
      seo: {
        title: {
          kz: 'Қаржы, докторантура\u00a0– Нархоз университеті',
          ru: 'Финансы, докторантура\u00a0— Университет Нархоз',
          en: 'Finance, doctoral programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2123,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Үш зерттеу тобы', ru: 'Три исследовательские группы', en: 'Three research groups' },
          items: [
            {
              title: { kz: 'Тұрақтылық', ru: 'Устойчивость', en: 'Stability' },
              desc: {
                kz: '<p>Банктер арасындағы байланыс және дағдарыстың таралуы.</p>',
                ru: '<p>Связи между банками и то, как расходится кризис.</p>',
                en: '<p>Links between banks and how a crisis spreads.</p>',
              },
            },
            {
              title: { kz: 'Исламдық қаржы', ru: 'Исламские финансы', en: 'Islamic finance' },
              desc: {
                kz: '<p>Сукук нарығы мен серіктестік келісімшарттары.</p>',
                ru: '<p>Рынок сукук и партнёрские договоры.</p>',
                en: '<p>The sukuk market and partnership contracts.</p>',
              },
            },
            {
              title: { kz: 'Цифрлық ақша', ru: 'Цифровые деньги', en: 'Digital money' },
              desc: {
                kz: '<p>Төлем мінез-құлқы және цифрлық теңге.</p>',
                ru: '<p>Платёжное поведение и цифровой тенге.</p>',
                en: '<p>Payment behaviour and the digital tenge.</p>',
              },
            },
          ],
        },
        {
          id: 2124,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>«Аяқталмаған мақала» семинарында менің моделімді бірінші жыл докторанты жоққа шығарды. Арада алты ай өтті, ең пайдалы күнім сол екен.</p>',
            ru: '<p>На семинаре «неоконченная статья» мою модель опроверг докторант первого года. Полгода спустя я понимаю, что это был самый полезный день.</p>',
            en: '<p>At the “unfinished paper” seminar a first-year candidate refuted my model. Half a year later I know it was my most useful day.</p>',
          },
          name: { kz: 'Назерке Әлімжан', ru: 'Назерке Алимжан', en: 'Nazerke Alimzhan' },
          post: { kz: 'Екінші жыл докторанты', ru: 'Докторантка второго года', en: 'Second-year doctoral candidate' },
        },
      ],
    },
  },
  {
    id: 55,
    slug: 'accounting-and-audit-phd',
    attributes: {
      title: { kz: 'Есеп және аудит', ru: 'Учёт и аудит', en: 'Accounting and Audit' },
      code: '8D04102',
      education: 'doctoral',
      school: 66,
      lead: {
        kz: 'Есеп ғылымының жаңа шекарасы: тұрақты даму есептілігі, мемлекеттік аудиттің тиімділігі және алгоритмге сенім.',
        ru: 'Новая граница учётной науки: отчётность об устойчивом развитии, эффективность государственного аудита и доверие к алгоритму.',
        en: 'The new frontier of accounting research: sustainability reporting, the effect of state audit and trust in algorithms.',
      },
      languages: ['kz', 'ru'],
      period: '3',
      form: ['full-time'],
      credits: 180,
      fee: 1_780_000,
      deadline: '2027-08-03',
      qualification: { kz: 'философия докторы (PhD)', ru: 'доктор философии (PhD)', en: 'Doctor of Philosophy (PhD)' },
      desc: {
        kz: '<p>Докторанттар листингтегі компаниялардың он бес жылдық есептіліктерінен жиналған университет қорымен жұмыс істейді. Қорды толықтыру\u00a0– бірінші жылдың міндеті, ал оны пайдаланып жазылған мақаланың алғашқы нұсқасы екінші жылдың соңына дейін дайын болуы керек.</p><p>Кәсіби ұйымдар өкілдері жылына екі рет докторанттармен дөңгелек үстел өткізеді. Мақсаты\u00a0– зерттеу нәтижесі стандарт жобаларына жетуі: осындай үш ұсыныс қазірдің өзінде қоғамдық талқылауда.</p>',
        ru: '<p>Докторанты работают с фондом университета, где собрана отчётность публичных компаний за пятнадцать лет. Пополнить фонд\u00a0— задача первого года, а черновик статьи на его основе должен быть готов к концу второго.</p><p>Дважды в год представители профессиональных организаций собирают с докторантами круглый стол. Цель\u00a0— довести выводы до проектов стандартов: три таких предложения уже проходят общественное обсуждение.</p>',
        en: '<p>Candidates work with the university’s archive of fifteen years of listed companies’ statements. Adding to it is the task of the first year, and the draft of a paper based on it has to be ready by the end of the second.</p><p>Twice a year professional bodies hold a round table with the candidates. The aim is to bring findings into draft standards: three such proposals are already under public discussion.</p>',
      },
      careers: [
        { title: { kz: 'Бухгалтерлік есеп профессоры', ru: 'Профессор бухгалтерского учёта', en: 'Professor of accounting' } },
        { title: { kz: 'Стандарттар әзірлеушісі', ru: 'Разработчик стандартов', en: 'Standards developer' } },
        { title: { kz: 'Мемлекеттік аудит сарапшысы', ru: 'Эксперт государственного аудита', en: 'State audit expert' } },
        { title: { kz: 'Аудит сапасының бақылаушысы', ru: 'Контролёр качества аудита', en: 'Audit quality controller' } },
      ],
      seo: {
        title: {
          kz: 'Есеп және аудит, докторантура\u00a0– Нархоз университеті',
          ru: 'Учёт и аудит, докторантура\u00a0— Университет Нархоз',
          en: 'Accounting and Audit, doctoral programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2125,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Есептілік қоры', ru: 'Фонд отчётности', en: 'The archive of statements' },
          items: [
            {
              title: { kz: 'Қамтуы', ru: 'Охват', en: 'Coverage' },
              value: { kz: '148 компания, 2011 жылдан бері', ru: '148 компаний, с 2011 года', en: '148 companies, since 2011' },
            },
            {
              title: { kz: 'Тілдері', ru: 'Языки', en: 'Languages' },
              value: {
                kz: 'қазақ, орыс және ағылшын нұсқалары салыстырылған',
                ru: 'сверены казахские, русские и английские версии',
                en: 'Kazakh, Russian and English versions compared',
              },
            },
            {
              title: { kz: 'Қолжетімділігі', ru: 'Доступ', en: 'Access' },
              value: {
                kz: 'ғылыми мақсатта сұраныс бойынша тегін',
                ru: 'бесплатно по запросу для науки',
                en: 'free on request for research',
              },
            },
          ],
        },
        {
          id: 2126,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Түсу алдында', ru: 'Перед поступлением', en: 'Before you apply' },
          items: [
            {
              title: { kz: 'Өндірістен келгендерді қабылдайсыздар ма?', ru: 'Берёте ли вы практиков?', en: 'Do you take practitioners?' },
              text: {
                kz: '<p>Иә, докторанттардың жартысына жуығы бұрын бас бухгалтер немесе аудитор болған.</p>',
                ru: '<p>Да, почти половина докторантов раньше были главными бухгалтерами или аудиторами.</p>',
                en: '<p>Yes, nearly half of the candidates used to be chief accountants or auditors.</p>',
              },
            },
            {
              title: {
                kz: 'Ағылшын тілінің деңгейі қандай болуы керек?',
                ru: 'Какой нужен английский?',
                en: 'What level of English is needed?',
              },
              text: {
                kz: `<p>Сертификат керек: ${doctoralCertificates.english.kz}. Бұл талап докторантураға түсушілердің бәріне бірдей.</p>`,
                ru: `<p>Нужен сертификат: ${doctoralCertificates.english.ru}. Требование одно для всех, кто поступает в докторантуру.</p>`,
                en: `<p>You need a certificate: ${doctoralCertificates.english.en}, as for every doctoral programme.</p>`,
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 56,
    slug: 'doctor-of-business-administration',
    attributes: {
      title: {
        kz: 'Іскерлік әкімшілендіру докторы (DBA)',
        ru: 'Доктор делового администрирования (DBA)',
        en: 'Doctor of Business Administration (DBA)',
      },
      code: '8D04110',
      education: 'doctoral',
      school: 67,
      executive: true,
      lead: {
        kz: 'Өз тәжірибесін ғылыми білімге айналдырғысы келетін басшыларға арналған төрт жылдық бейіндік докторантура.',
        ru: 'Четырёхлетняя профильная докторантура для руководителей, которые хотят превратить опыт в научное знание.',
        en: 'A four-year professional doctorate for leaders who want to turn experience into knowledge.',
      },
      languages: ['ru', 'en'],
      period: '4',
      form: ['part-time', 'distance'],
      credits: 180,
      fee: 3_900_000,
      deadline: '2027-08-20',
      qualification: {
        kz: 'іскерлік әкімшілендіру докторы (DBA)',
        ru: 'доктор делового администрирования (DBA)',
        en: 'Doctor of Business Administration (DBA)',
      },
      desc: {
        kz: '<p>Докторант өз ұйымында бір өзгерісті ғылыми тәсілмен жүргізеді: болжам, араласу, өлшеу, қорытынды. Алғашқы екі жыл әдістерге, әдебиетке және жазуға беріледі, тоқсан сайын үш күндік бетпе-бет сессия бар, қалғаны онлайн өтеді.</p><p>Үшінші және төртінші жылдары диссертация жазылады. Талап қатаң: жұмыс компанияға пайда әкелуі де, ғылымға жаңа дерек қосуы да керек, сондықтан комиссияда академик пен директор саны тең.</p>',
        ru: '<p>Докторант научно проводит одно изменение в своей организации: гипотеза, вмешательство, измерение, вывод. Первые два года посвящены методам, литературе и письму; раз в квартал проходит очная трёхдневная сессия, остальное онлайн.</p><p>На третий и четвёртый год пишут диссертацию. Требование строгое: работа должна и принести пользу компании, и добавить науке новые данные, поэтому учёных и директоров в комиссии поровну.</p>',
        en: '<p>Candidates carry out one change in their own organisation by scientific means: hypothesis, intervention, measurement, conclusion. The first two years go to methods, literature and writing, with a three-day session on campus each quarter and the rest online.</p><p>The dissertation is written in the third and fourth years. The demand is strict: it has to bring benefit to the company and new evidence to research, so scholars and directors have equal seats on the jury.</p>',
      },
      careers: [
        { title: { kz: 'Директорлар кеңесінің мүшесі', ru: 'Член совета директоров', en: 'Board member' } },
        { title: { kz: 'Аға кеңесші', ru: 'Старший консультант', en: 'Senior consultant' } },
        { title: { kz: 'Менеджмент профессоры', ru: 'Профессор менеджмента', en: 'Professor of management' } },
        {
          title: {
            kz: 'Стратегиялық зерттеулер басшысы',
            ru: 'Руководитель стратегических исследований',
            en: 'Head of strategic research',
          },
        },
      ],
      seo: {
        title: {
          kz: 'Іскерлік әкімшілендіру докторы (DBA), докторантура\u00a0– Нархоз',
          ru: 'Доктор делового администрирования (DBA), докторантура\u00a0— Нархоз',
          en: 'Doctor of Business Administration (DBA), doctoral programme – Narxoz',
        },
      },
      blocks: [
        {
          id: 2127,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Төрт жылдың ырғағы', ru: 'Ритм четырёх лет', en: 'The rhythm of four years' },
          columns: [
            { title: { kz: 'Жыл', ru: 'Год', en: 'Year' } },
            { title: { kz: 'Негізгі жұмыс', ru: 'Главная работа', en: 'Main work' } },
            { title: { kz: 'Кампуста', ru: 'На кампусе', en: 'On campus' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Бірінші', ru: 'Первый', en: 'First' } },
                { text: { kz: 'әдістер, әдебиет шолуы', ru: 'методы, обзор литературы', en: 'methods, literature review' } },
                { text: { kz: '12 күн', ru: '12 дней', en: '12 days' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Екінші', ru: 'Второй', en: 'Second' } },
                { text: { kz: 'пилоттық зерттеу', ru: 'пилотное исследование', en: 'pilot study' } },
                { text: { kz: '12 күн', ru: '12 дней', en: '12 days' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Үшінші', ru: 'Третий', en: 'Third' } },
                { text: { kz: 'өзгеріс енгізу, өлшеу', ru: 'внедрение и измерение', en: 'intervention and measurement' } },
                { text: { kz: '6 күн', ru: '6 дней', en: '6 days' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Төртінші', ru: 'Четвёртый', en: 'Fourth' } },
                { text: { kz: 'жазу және қорғау', ru: 'текст и защита', en: 'writing and defence' } },
                { text: { kz: '4 күн', ru: '4 дня', en: '4 days' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2128,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Жиырма жыл бойы «тәжірибемнен білемін» дедім. DBA маған қай жерде шынымен білетінімді, қай жерде тек сенетінімді ажыратып берді.</p>',
            ru: '<p>Двадцать лет я говорил «знаю по опыту». DBA научил меня отличать, где я правда знаю, а где только верю.</p>',
            en: '<p>For twenty years I used to say “I know from experience”. The DBA taught me to tell what I know from what I merely believe.</p>',
          },
          name: { kz: 'Қайрат Ілиясов', ru: 'Кайрат Ильясов', en: 'Kairat Ilyassov' },
          post: {
            kz: 'DBA тыңдаушысы, құрылыс холдингінің басшысы',
            ru: 'Слушатель DBA, глава строительного холдинга',
            en: 'DBA candidate, head of a construction group',
          },
        },
      ],
    },
  },
  {
    id: 57,
    slug: 'management-phd',
    attributes: {
      title: { kz: 'Менеджмент', ru: 'Менеджмент', en: 'Management' },
      code: '8D04104',
      education: 'doctoral',
      school: 67,
      lead: {
        kz: 'Қазақстандық ұйымдар қалай басқарылады, отбасылық бизнес қалай мұраға қалады\u00a0– бұл туралы жергілікті ғылым енді ғана жазылып жатыр.',
        ru: 'Как управляют казахстанскими организациями и как наследуют семейный бизнес\u00a0— местная наука об этом только пишется.',
        en: 'How organisations in Kazakhstan are run and how family firms are handed on: local research on this is only now being written.',
      },
      languages: ['kz', 'ru'],
      period: '3',
      form: ['full-time'],
      credits: 180,
      fee: 1_830_000,
      deadline: '2027-08-03',
      qualification: { kz: 'философия докторы (PhD)', ru: 'доктор философии (PhD)', en: 'Doctor of Philosophy (PhD)' },
      desc: {
        kz: '<p>Сапалық және сандық әдістер тең оқытылады: этнография, кейс зерттеу, құрылымдық теңдеулер. Бірінші жазда докторант бір ұйымда алпыс күн бақылаушы болып отырып, күнделік жазады, сол күнделіктен зерттеу сұрағы туады.</p><p>Бизнес-мектептің кейс қоры докторанттардың еңбегімен толығады. Үш жылда екі оқу кейсі міндетті, оның біреуі қазақ тілінде жазылып, бакалавриат пен MBA сабақтарында сыналады.</p>',
        ru: '<p>Качественные и количественные методы идут на равных: этнография, кейс-исследование, структурные уравнения. В первое лето докторант шестьдесят дней наблюдает за одной организацией и ведёт дневник, из которого и рождается вопрос.</p><p>Фонд кейсов Бизнес-школы растёт трудом докторантов. За три года нужно написать два учебных кейса, один\u00a0— на казахском, и проверить их на занятиях бакалавриата и MBA.</p>',
        en: '<p>Qualitative and quantitative methods have equal standing: ethnography, case research, structural equations. In the first summer candidates spend sixty days watching one organisation and keep a diary, from which the question is born.</p><p>The Business School’s case collection grows by their work. Two teaching cases are required in three years, one of them in Kazakh, tried out in bachelor’s and MBA classes.</p>',
      },
      careers: [
        { title: { kz: 'Менеджмент профессоры', ru: 'Профессор менеджмента', en: 'Professor of management' } },
        { title: { kz: 'Ұйымдық даму зерттеушісі', ru: 'Исследователь организаций', en: 'Organisational researcher' } },
        { title: { kz: 'Кейс авторы', ru: 'Автор кейсов', en: 'Case writer' } },
        { title: { kz: 'Басқару кеңесшісі', ru: 'Консультант по управлению', en: 'Management consultant' } },
      ],
      seo: {
        title: {
          kz: 'Менеджмент, докторантура\u00a0– Нархоз университеті',
          ru: 'Менеджмент, докторантура\u00a0— Университет Нархоз',
          en: 'Management, doctoral programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2129,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Кейс қоры', ru: 'Фонд кейсов', en: 'The case collection' },
          items: [
            {
              value: { kz: '86', ru: '86', en: '86' },
              title: {
                kz: 'кейс қазақстандық компаниялар туралы',
                ru: 'кейсов о казахстанских компаниях',
                en: 'cases on companies in Kazakhstan',
              },
            },
            {
              value: { kz: '34', ru: '34', en: '34' },
              title: {
                kz: 'кейс басынан қазақ тілінде жазылған',
                ru: 'кейса сразу написаны на казахском',
                en: 'of them written in Kazakh from the start',
              },
            },
            {
              value: { kz: '7', ru: '7', en: '7' },
              title: {
                kz: 'шетел университеті қорды сабақта қолданады',
                ru: 'зарубежных университетов используют фонд',
                en: 'universities abroad teach with them',
              },
            },
          ],
        },
        {
          id: 2130,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Алпыс күндік бақылау', ru: 'Шестьдесят дней наблюдения', en: 'Sixty days of watching' },
          desc: {
            kz: '<p>Бақылаушы жұмысқа араласпайды, кеңес бермейді, тек көреді. Ұйым атауы өзгертіліп, қызметкерлердің келісімі жазбаша алынады, ал күнделікті докторант пен жетекшіден басқа ешкім оқымайды.</p>',
            ru: '<p>Наблюдатель не вмешивается и не советует, только смотрит. Название организации меняют, согласие сотрудников берут письменно, а дневник читают лишь докторант и руководитель.</p>',
            en: '<p>The observer does not interfere or advise, only watches. The organisation’s name is changed, staff consent is taken in writing, and only the candidate and the supervisor read the diary.</p>',
          },
        },
      ],
    },
  },
  {
    id: 58,
    slug: 'data-science-phd',
    attributes: {
      title: { kz: 'Деректер ғылымы', ru: 'Наука о данных', en: 'Data Science' },
      code: '8D06101',
      education: 'doctoral',
      school: 68,
      lead: {
        kz: 'Аз ресурсты тілдер, қала үлгілері және сенімді машиналық оқыту бойынша ағылшын тілді докторантура.',
        ru: 'Докторантура на английском языке: малоресурсные языки, модели города и надёжное машинное обучение.',
        en: 'A doctorate in English on low-resource languages, urban models and trustworthy machine learning.',
      },
      languages: ['en'],
      period: '3',
      form: ['full-time'],
      credits: 180,
      fee: 2_050_000,
      deadline: '2027-08-03',
      qualification: { kz: 'философия докторы (PhD)', ru: 'доктор философии (PhD)', en: 'Doctor of Philosophy (PhD)' },
      desc: {
        kz: '<p>Докторант төрт зертхананың бірінде жұмыс істейді: машиналық оқыту, киберқауіпсіздік, интерфейстер немесе қала деректері. Бірінші жылы оның жалғыз міндеті\u00a0– бір белгілі нәтижені басқа деректе қайталап, қай жерде бұзылатынын көрсету.</p><p>Халықаралық конференцияға жол шығыны жылына бір рет төленеді, егер мақала қабылданса, екінші сапар да қосылады. Екінші жетекшілер Корея, Германия және Ұлыбритания университеттерінде қызмет етеді.</p>',
        ru: '<p>Докторант работает в одной из четырёх лабораторий: машинного обучения, кибербезопасности, интерфейсов или городских данных. В первый год задача одна: повторить известный результат на других данных и показать, где он ломается.</p><p>Поездку на международную конференцию оплачивают раз в год, а если статья принята\u00a0— и вторую. Вторые руководители преподают в университетах Кореи, Германии и Великобритании.</p>',
        en: '<p>Candidates work in one of four laboratories: machine learning, cybersecurity, interfaces or urban data. In the first year the only task is to repeat a well-known result on other data and show where it breaks.</p><p>One conference abroad is paid for each year, and a second if a paper is accepted. Second supervisors teach at universities in Korea, Germany and the United Kingdom.</p>',
      },
      careers: [
        { title: { kz: 'Зерттеуші-ғалым', ru: 'Учёный-исследователь', en: 'Research scientist' } },
        { title: { kz: 'Зертхана жетекшісі', ru: 'Руководитель лаборатории', en: 'Head of laboratory' } },
        { title: { kz: 'Жасанды интеллект сарапшысы', ru: 'Эксперт по искусственному интеллекту', en: 'Artificial intelligence expert' } },
        { title: { kz: 'Профессор', ru: 'Профессор', en: 'Professor' } },
      ],
      seo: {
        title: {
          kz: 'Деректер ғылымы, докторантура\u00a0– Нархоз университеті',
          ru: 'Наука о данных, докторантура\u00a0— Университет Нархоз',
          en: 'Data Science, doctoral programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2131,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Зертханадағы өмір', ru: 'Жизнь в лаборатории', en: 'Life in the lab' },
          items: [
            {
              title: { kz: 'Жұмыс уақыты бекітілген бе?', ru: 'Есть ли твёрдые часы?', en: 'Are there fixed hours?' },
              text: {
                kz: '<p>Жоқ. Тек сейсенбідегі семинар мен ай сайынғы кодты бірге оқу күніне қатысу міндетті.</p>',
                ru: '<p>Нет. Обязательны только семинар во вторник и ежемесячный день совместного чтения кода.</p>',
                en: '<p>No. Only the Tuesday seminar and the monthly day of reading code together are compulsory.</p>',
              },
            },
            {
              title: { kz: 'Есептеу қуаты жете ме?', ru: 'Хватает ли мощностей?', en: 'Is there enough computing?' },
              text: {
                kz: '<p>Әр докторантқа айына 600 сағат үдеткіш уақыты бөлінеді, үлкен тәжірибеге бұлт қаржысы сұралады.</p>',
                ru: '<p>У каждого 600 часов ускорителя в месяц, на большой эксперимент можно попросить облако.</p>',
                en: '<p>Everyone has 600 accelerator hours a month; for a large experiment cloud money can be requested.</p>',
              },
            },
          ],
        },
        {
          id: 2132,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Бірінші жылдың тапсырмасы', ru: 'Задача первого года', en: 'The task of the first year' },
          items: [
            {
              title: { kz: 'Нәтиже', ru: 'Итог', en: 'Outcome' },
              value: {
                kz: 'қайталау есебі, он беске дейін бет',
                ru: 'отчёт о воспроизведении, до пятнадцати страниц',
                en: 'a replication report of up to fifteen pages',
              },
            },
            {
              title: { kz: 'Тексеруші', ru: 'Кто проверяет', en: 'Reviewer' },
              value: {
                kz: 'мақаланың бастапқы авторына жіберіледі',
                ru: 'отчёт отправляют автору исходной статьи',
                en: 'it is sent to the author of the original paper',
              },
            },
            {
              title: { kz: 'Жариялау', ru: 'Публикация', en: 'Publication' },
              value: { kz: 'ашық қорда, кодымен бірге', ru: 'в открытом архиве вместе с кодом', en: 'in an open archive, with the code' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 59,
    slug: 'psychology-phd',
    attributes: {
      title: { kz: 'Психология', ru: 'Психология', en: 'Psychology' },
      code: '8D03101',
      education: 'doctoral',
      school: 69,
      lead: {
        kz: 'Қазақ тілді ортадағы психикалық саулық, көптілді бала және цифрлық дәуірдегі жасөспірім\u00a0– үш ғылыми бағыт.',
        ru: 'Психическое здоровье в казахоязычной среде, многоязычный ребёнок и подросток в цифровую эпоху\u00a0— три научных направления.',
        en: 'Mental health in a Kazakh-speaking setting, the multilingual child and the adolescent in a digital age: three lines of research.',
      },
      languages: ['kz', 'ru'],
      period: '3',
      form: ['full-time'],
      credits: 180,
      fee: 1_690_000,
      deadline: '2027-08-03',
      qualification: { kz: 'философия докторы (PhD)', ru: 'доктор философии (PhD)', en: 'Doctor of Philosophy (PhD)' },
      desc: {
        kz: '<p>Докторанттар алдын ала тіркелген зерттеу жүргізеді: болжам мен талдау жоспары дерек жиналмай тұрып жарияланады. Бойлық зерттеуге бес мектеп пен екі емхана қатысады, сондықтан үш жылда бір балаларды алты рет көруге мүмкіндік бар.</p><p>Этикалық комиссияның мақұлдауынсыз бірде-бір сауалнама таратылмайды, ал қатысушылар нәтижені түсінікті тілде алады. Педагогикалық практика кезінде докторант бакалаврларға әдістер семинарын жүргізеді.</p>',
        ru: '<p>Докторанты ведут предварительно зарегистрированные исследования: гипотезу и план анализа публикуют до сбора данных. В лонгитюде участвуют пять школ и две поликлиники, поэтому за три года одних и тех же детей можно увидеть шесть раз.</p><p>Без одобрения этической комиссии не раздают ни одной анкеты, а участники получают результаты на понятном языке. Во время педагогической практики докторант ведёт у бакалавров семинар по методам.</p>',
        en: '<p>Candidates carry out preregistered studies: hypothesis and analysis plan are published before any data are collected. Five schools and two clinics take part in the longitudinal study, so the same children can be seen six times in three years.</p><p>No questionnaire goes out without the ethics committee’s approval, and participants receive the results in plain words. During teaching practice candidates lead the methods seminar for bachelor’s students.</p>',
      },
      careers: [
        { title: { kz: 'Психология профессоры', ru: 'Профессор психологии', en: 'Professor of psychology' } },
        { title: { kz: 'Ғылыми орталық жетекшісі', ru: 'Руководитель научного центра', en: 'Head of research centre' } },
        { title: { kz: 'Денсаулық сақтау сарапшысы', ru: 'Эксперт здравоохранения', en: 'Health care expert' } },
        { title: { kz: 'Психодиагностика әзірлеушісі', ru: 'Разработчик психодиагностики', en: 'Test developer' } },
      ],
      seo: {
        title: {
          kz: 'Психология, докторантура\u00a0– Нархоз университеті',
          ru: 'Психология, докторантура\u00a0— Университет Нархоз',
          en: 'Psychology, doctoral programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2133,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Үш ғылыми бағыт', ru: 'Три научных направления', en: 'Three lines of research' },
          items: [
            {
              title: { kz: 'Саулық тілі', ru: 'Язык здоровья', en: 'The language of health' },
              desc: {
                kz: '<p>Қазақ тіліндегі көңіл күй ұғымдары мен шкалалары.</p>',
                ru: '<p>Понятия и шкалы настроения в казахском языке.</p>',
                en: '<p>Concepts and scales of mood in Kazakh.</p>',
              },
            },
            {
              title: { kz: 'Көптілді бала', ru: 'Многоязычный ребёнок', en: 'The multilingual child' },
              desc: {
                kz: '<p>Екі-үш тілде өскен баланың жады мен назары.</p>',
                ru: '<p>Память и внимание детей, растущих в двух-трёх языках.</p>',
                en: '<p>Memory and attention in children raised with two or three languages.</p>',
              },
            },
            {
              title: { kz: 'Жасөспірім және экран', ru: 'Подросток и экран', en: 'The adolescent and the screen' },
              desc: {
                kz: '<p>Ұйқы, оқу және желідегі қарым-қатынас.</p>',
                ru: '<p>Сон, учёба и общение в сети.</p>',
                en: '<p>Sleep, learning and life online.</p>',
              },
            },
          ],
        },
        {
          id: 2134,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Алдын ала тіркеу тәртібі', ru: 'Порядок предварительной регистрации', en: 'How preregistration works' },
          items: [
            {
              title: { kz: 'Болжам', ru: 'Гипотеза', en: 'Hypothesis' },
              desc: {
                kz: '<p>Бір сөйлем, теріске шығаруға болатындай.</p>',
                ru: '<p>Одно предложение, которое можно опровергнуть.</p>',
                en: '<p>One sentence that can be refuted.</p>',
              },
            },
            {
              title: { kz: 'Жоспар', ru: 'План', en: 'Plan' },
              desc: {
                kz: '<p>Іріктеу көлемі, шкала, есептеу коды.</p>',
                ru: '<p>Объём выборки, шкалы, код расчётов.</p>',
                en: '<p>Sample size, scales and the code of the analysis.</p>',
              },
            },
            {
              title: { kz: 'Мөрлеу', ru: 'Печать', en: 'Seal' },
              desc: {
                kz: '<p>Құжат уақыт белгісімен ашық қорға түседі.</p>',
                ru: '<p>Документ с отметкой времени попадает в открытый архив.</p>',
                en: '<p>The document goes into an open archive with a time stamp.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 60,
    slug: 'law-phd',
    attributes: {
      title: { kz: 'Құқықтану', ru: 'Юриспруденция', en: 'Law' },
      code: '8D04201',
      education: 'doctoral',
      school: 70,
      lead: {
        kz: 'Сот, адвокатура және мемлекеттік қызмет тәжірибесінен туған сұрақты үш жылда ғылыми еңбекке айналдыратын құқық докторантурасы.',
        ru: 'Докторантура по праву: за три года вопрос из практики суда, адвокатуры или государственной службы становится научной работой.',
        en: 'A doctorate in law: in three years a question from the courts, the bar or public service becomes a work of scholarship.',
      },
      languages: ['kz', 'ru'],
      period: '3',
      form: ['full-time'],
      credits: 180,
      fee: 1_560_000,
      deadline: '2027-08-03',
      qualification: { kz: 'философия докторы (PhD)', ru: 'доктор философии (PhD)', en: 'Doctor of Philosophy (PhD)' },
      desc: {
        kz: '<p>Зерттеу бағыттары: әкімшілік әділет, су мен жер құқығы, дербес деректер және дала заңының тарихы. Бірінші екі жылда айына бір рет екі күндік семинар өтеді, кейін докторант жетекшімен жеке кесте бойынша жұмыс істейді.</p><p>Диссертацияның бір тарауы міндетті түрде салыстырмалы болады, сол үшін серіктес университеттің кітапханасында үш ай беріледі. «Жеті жарғы» мен қазақ билерінің шешімдері жөніндегі мұрағат жобасы тарихшылармен бірге жүргізіледі.</p>',
        ru: '<p>Направления исследований: административная юстиция, водное и земельное право, персональные данные и история степного права. Первые два года раз в месяц проходит двухдневный семинар, затем докторант работает с руководителем по личному графику.</p><p>Одна глава диссертации обязательно сравнительная, для неё даётся три месяца в библиотеке университета-партнёра. Архивный проект о «Жеты жаргы» и решениях казахских биев ведут вместе с историками.</p>',
        en: '<p>Lines of research are administrative justice, water and land law, personal data and the history of steppe law. For two years there is a two-day seminar each month; then candidates work with their supervisor to a timetable of their own.</p><p>One chapter has to be comparative, and three months at a partner university’s library are given for it. An archive project on the Zheti Zhargy code and the judgments of Kazakh biys is run together with historians.</p>',
      },
      careers: [
        { title: { kz: 'Құқық профессоры', ru: 'Профессор права', en: 'Professor of law' } },
        {
          title: {
            kz: 'Жоғары сот ғылыми кеңесшісі',
            ru: 'Научный консультант Верховного суда',
            en: 'Research adviser to the Supreme Court',
          },
        },
        { title: { kz: 'Конституциялық құқық сарапшысы', ru: 'Эксперт по конституционному праву', en: 'Constitutional law expert' } },
        { title: { kz: 'Заң жобаларының авторы', ru: 'Автор законопроектов', en: 'Drafter of legislation' } },
      ],
      seo: {
        title: {
          kz: 'Құқықтану, докторантура\u00a0– Нархоз университеті',
          ru: 'Юриспруденция, докторантура\u00a0— Университет Нархоз',
          en: 'Law, doctoral programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2135,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Судья болып жүргенде күніне он іс қарайтынмын, неге сол дау қайта-қайта келетінін ойлауға уақыт болмайтын. Докторантура маған сол ойлануды қайтарды.</p>',
            ru: '<p>Работая судьёй, я рассматривала десять дел в день, и думать, почему спор повторяется, было некогда. Докторантура вернула мне эту возможность.</p>',
            en: '<p>As a judge I heard ten cases a day and had no time to ask why the same dispute keeps coming back. The doctorate has given me back that thought.</p>',
          },
          name: { kz: 'Салтанат Бөкенбай', ru: 'Салтанат Бокенбай', en: 'Saltanat Bokenbai' },
          post: {
            kz: 'Үшінші жыл докторанты, әкімшілік соттың бұрынғы судьясы',
            ru: 'Докторантка третьего года, в прошлом судья административного суда',
            en: 'Third-year candidate, formerly an administrative court judge',
          },
        },
        {
          id: 2136,
          type: 'timeline',
          group: 2,
          position: 2,
          title: { kz: 'Мұрағат жобасы', ru: 'Архивный проект', en: 'The archive project' },
          items: [
            {
              year: '2023',
              title: { kz: 'Басталуы', ru: 'Начало', en: 'Beginning' },
              desc: {
                kz: '<p>Орынбор мұрағатындағы екі жүз құжаттың көшірмесі алынды.</p>',
                ru: '<p>Получены копии двухсот документов из оренбургского архива.</p>',
                en: '<p>Copies of two hundred documents came from the Orenburg archive.</p>',
              },
            },
            {
              year: '2025',
              title: { kz: 'Оқу', ru: 'Чтение', en: 'Reading' },
              desc: {
                kz: '<p>Араб әріпті мәтіндер бүгінгі жазуға түсірілді.</p>',
                ru: '<p>Тексты арабским письмом переведены в современную графику.</p>',
                en: '<p>Texts in Arabic script were put into today’s spelling.</p>',
              },
            },
            {
              year: '2027',
              title: { kz: 'Жариялау', ru: 'Публикация', en: 'Publication' },
              desc: {
                kz: '<p>Түсініктемесі бар үш тілді жинақ шығады.</p>',
                ru: '<p>Выйдет трёхъязычный сборник с комментариями.</p>',
                en: '<p>A trilingual volume with commentary will come out.</p>',
              },
            },
          ],
        },
      ],
    },
  },
])
