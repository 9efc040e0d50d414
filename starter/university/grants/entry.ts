import type { StarterEntry } from '../../starter-entry.ts'
import { admissionRules, grantDays } from '../admission-rules.ts'
import { enrolled, testsBegin } from '../year-dates.ts'

/** Grants for applicants: of the state, of olympiads, of rural schools. */
export const entryGrants: readonly StarterEntry<'grant'>[] = [
  {
    id: 1,
    slug: 'state-grant-bachelor',
    attributes: {
      title: { kz: 'Бакалавриатқа мемлекеттік грант', ru: 'Государственный грант на бакалавриат', en: 'State grant for bachelor’s study' },
      type: 31,
      lead: {
        kz: 'ҰБТ нәтижесі бойынша мемлекет оқу ақысын толық төлейді және ай сайын шәкіртақы береді.',
        ru: 'По результатам ЕНТ государство полностью оплачивает учёбу и каждый месяц выплачивает стипендию.',
        en: 'On the strength of the UNT the state pays the whole fee and a monthly stipend.',
      },
      education: ['bachelor'],
      amount: {
        kz: 'Оқу ақысының 100\u00a0%-ы және шәкіртақы',
        ru: '100\u00a0% стоимости обучения и стипендия',
        en: '100% of the fee and a stipend',
      },
      places: 420,
      deadline: '2027-07-20',
      conditions: {
        kz: '<ul><li>Қазақстан азаматы болу;</li><li>ҰБТ-да бағыт бойынша шекті балды жинау;</li><li>жалпы конкурсқа шілденің ортасында ұлттық портал арқылы қатысу.</li></ul>',
        ru: '<ul><li>гражданство Казахстана;</li><li>пороговый балл ЕНТ по своему направлению;</li><li>участие в общем конкурсе на национальном портале в середине июля.</li></ul>',
        en: '<ul><li>citizenship of Kazakhstan;</li><li>the UNT threshold score for the field;</li><li>entry in the general competition on the national portal in mid-July.</li></ul>',
      },
      desc: {
        kz: '<p>Грантты министрлік бөледі, ал университет тек таңдауға көмектеседі. 2026 жылы бізге грантпен 418 бірінші курс студенті түсті; көбі экономика, қаржы және ақпараттық жүйелер бағытын таңдады.</p>',
        ru: '<p>Гранты распределяет министерство, университет лишь помогает с выбором. В 2026 году к нам пришли 418 первокурсников-грантников; большинство выбрало экономику, финансы и информационные системы.</p>',
        en: '<p>The ministry awards the grants; the university only helps you choose. In 2026, 418 first-year students came to us on grants, most of them in economics, finance and information systems.</p>',
      },
      seo: {
        title: {
          kz: 'Бакалавриатқа мемлекеттік грант\u00a0– Нархоз университеті',
          ru: 'Госгрант на бакалавриат\u00a0— Университет Нархоз',
          en: 'State grant for bachelor’s study – Narxoz University',
        },
        description: {
          kz: 'Мемлекеттік білім грантының шарттары, өтінім беру мерзімі және 2026 жылғы өту балдары.',
          ru: 'Условия государственного гранта, сроки подачи заявки и проходные баллы 2026 года.',
          en: 'Conditions of the state grant, when to apply and the passing scores of 2026.',
        },
      },
      banner: {
        title: { kz: 'Балыңыз оқуыңызды төлейді', ru: 'Ваши баллы оплатят учёбу', en: 'Your score pays for your degree' },
        lead: {
          kz: 'Өтінімдегі топтар мен университеттердің ретін алдын ала ойланып қойыңыз.',
          ru: 'Заранее продумайте порядок групп и университетов в заявке.',
          en: 'Think ahead about the order of groups and universities in your application.',
        },
      },
      blocks: [
        {
          id: 6001,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Конкурсқа қатысу', ru: 'Как участвовать в конкурсе', en: 'Entering the competition' },
          items: [
            {
              title: { kz: 'ҰБТ тапсырыңыз', ru: 'Сдайте ЕНТ', en: 'Sit the UNT' },
              desc: {
                kz: `<p>${admissionRules.grantTest.kz} ${admissionRules.paidTests.kz}</p>`,
                ru: `<p>${admissionRules.grantTest.ru} ${admissionRules.paidTests.ru}</p>`,
                en: `<p>${admissionRules.grantTest.en} ${admissionRules.paidTests.en}</p>`,
              },
            },
            {
              title: { kz: 'Порталда өтінім толтырыңыз', ru: 'Заполните заявку на портале', en: 'Apply on the portal' },
              desc: {
                kz: `<p>${grantDays.bachelor.kz} аралығында топтар мен университеттерді қалау ретімен белгілейсіз. ${admissionRules.groups.kz}</p>`,
                ru: `<p>${grantDays.bachelor.ru} отметьте группы и университеты в порядке предпочтения. ${admissionRules.groups.ru}</p>`,
                en: `<p>On ${grantDays.bachelor.en} list groups and universities in your order of preference. ${admissionRules.groups.en}</p>`,
              },
            },
            {
              title: { kz: 'Куәлікті алыңыз', ru: 'Получите свидетельство', en: 'Receive the certificate' },
              desc: {
                kz: '<p>Тізім тамыздың басында шығады, электрондық куәлік <a href="/account">жеке кабинетке</a> түседі.</p>',
                ru: '<p>Списки выходят в начале августа, электронное свидетельство придёт в <a href="/account">личный кабинет</a>.</p>',
                en: '<p>Lists appear in early August and the electronic certificate comes to <a href="/account">your account</a>.</p>',
              },
            },
            {
              title: { kz: 'Университетке тіркеліңіз', ru: 'Зачислитесь в университет', en: 'Enrol with us' },
              desc: {
                kz: `<p>Құжаттың түпнұсқасын ${enrolled.bachelor.by.kz} тапсырмасаңыз, грант келесі үміткерге өтеді.</p>`,
                ru: `<p>Если не принести оригиналы документов ${enrolled.bachelor.by.ru}, грант перейдёт следующему претенденту.</p>`,
                en: `<p>Bring your originals ${enrolled.bachelor.by.en}, or the grant passes to the next in line.</p>`,
              },
            },
          ],
        },
        {
          id: 6002,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: '2026 жылғы өту балдары', ru: 'Проходные баллы 2026 года', en: 'Passing scores in 2026' },
          desc: {
            kz: '<p>Балл жыл сайын өзгереді, кестені бағдар ретінде қараңыз.</p>',
            ru: '<p>Балл меняется каждый год, используйте таблицу как ориентир.</p>',
            en: '<p>Scores change every year; take the table as a guide.</p>',
          },
          columns: [
            { title: { kz: 'Бағыт', ru: 'Направление', en: 'Field' } },
            { title: { kz: 'ББТ коды', ru: 'Код ГОП', en: 'Group code' } },
            { title: { kz: 'Ең төменгі балл', ru: 'Минимальный балл', en: 'Lowest score' } },
            { title: { kz: 'Грант саны', ru: 'Число грантов', en: 'Grants' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Менеджмент және басқару', ru: 'Менеджмент и управление', en: 'Management and administration' } },
                { text: { kz: 'B044', ru: 'B044', en: 'B044' } },
                { text: { kz: '112', ru: '112', en: '112' } },
                { text: { kz: '96', ru: '96', en: '96' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Қаржы, экономика, банк және сақтандыру ісі',
                    ru: 'Финансы, экономика, банковское и страховое дело',
                    en: 'Finance, economics, banking and insurance',
                  },
                },
                { text: { kz: 'B046', ru: 'B046', en: 'B046' } },
                { text: { kz: '109', ru: '109', en: '109' } },
                { text: { kz: '88', ru: '88', en: '88' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Ақпараттық технологиялар', ru: 'Информационные технологии', en: 'Information technology' } },
                { text: { kz: 'B057', ru: 'B057', en: 'B057' } },
                { text: { kz: '94', ru: '94', en: '94' } },
                { text: { kz: '154', ru: '154', en: '154' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Құқық', ru: 'Право', en: 'Law' } },
                { text: { kz: 'B049', ru: 'B049', en: 'B049' } },
                { text: { kz: '118', ru: '118', en: '118' } },
                { text: { kz: '24', ru: '24', en: '24' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 6003,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Грант иелері жиі сұрайды', ru: 'Что спрашивают обладатели гранта', en: 'What grant holders ask' },
          items: [
            {
              title: {
                kz: 'Бағдарламаны кейін ауыстыра аламын ба?',
                ru: 'Можно ли потом сменить программу?',
                en: 'May I change my programme later?',
              },
              text: {
                kz: '<p>Бір білім беру бағдарламалары тобының ішінде бірінші курстан кейін ауысуға болады, грант сақталады. Басқа топқа тек ақылы негізде өтесіз.</p>',
                ru: '<p>Внутри одной группы образовательных программ можно перейти после первого курса с сохранением гранта. В другую группу\u00a0— только на платной основе.</p>',
                en: '<p>Within one group of programmes you may move after the first year and keep the grant; to another group only as a fee-paying student.</p>',
              },
            },
            {
              title: {
                kz: 'Мемлекеттік шәкіртақы қашан төленеді?',
                ru: 'Когда платят государственную стипендию?',
                en: 'When is the state stipend paid?',
              },
              text: {
                kz: '<p>Алғашқы семестрде барлық грант иесіне, кейін сессияны «жақсы» мен «өте жақсыға» тапсырғандарға ай сайын беріледі.</p>',
                ru: '<p>В первом семестре всем обладателям гранта, затем ежемесячно тем, кто сдал сессию на «хорошо» и «отлично».</p>',
                en: '<p>To all grant holders in the first semester, and after that monthly to those with good or excellent results.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'state-quota-grant',
    attributes: {
      title: { kz: 'Квота бойынша мемлекеттік грант', ru: 'Государственный грант по квоте', en: 'State grant under a quota' },
      type: 33,
      lead: {
        kz: 'Ауыл жастарына, жетім балаларға, мүгедектігі бар талапкерлерге және көпбалалы отбасынан шыққандарға бөлінген орындар.',
        ru: 'Места для сельской молодёжи, сирот, абитуриентов с инвалидностью и детей из многодетных семей.',
        en: 'Places set aside for rural youth, orphans, applicants with disabilities and children of large families.',
      },
      education: ['bachelor'],
      amount: { kz: 'Оқу ақысының 100\u00a0%-ы', ru: '100\u00a0% стоимости обучения', en: '100% of the tuition fee' },
      places: 85,
      deadline: '2027-07-20',
      conditions: {
        kz: '<ul><li>шекті балды жинау;</li><li>санатты растайтын құжат порталға жүктелген;</li><li>талапкер жалпы конкурсқа да қатыса алады.</li></ul>',
        ru: '<ul><li>набран пороговый балл;</li><li>документ о категории загружен на портал;</li><li>можно одновременно участвовать в общем конкурсе.</li></ul>',
        en: '<ul><li>the threshold score;</li><li>a document proving the category, uploaded to the portal;</li><li>you may enter the general competition as well.</li></ul>',
      },
      desc: {
        kz: '<p>Квота ішіндегі конкурс жеке жүреді, сондықтан өту балы әдетте жалпыдан он–жиырма балға төмен. Студентке жатақханадан кезексіз орын беріледі.</p>',
        ru: '<p>Внутри квоты идёт отдельный конкурс, поэтому проходной балл обычно на десять-двадцать ниже общего. Студенту вне очереди дают место в общежитии.</p>',
        en: '<p>Each quota has a competition of its own, so passing scores are usually ten to twenty points lower. Holders get a place in a hall of residence without queuing.</p>',
      },
      seo: {
        title: {
          kz: 'Квота бойынша грант\u00a0– Нархоз университеті',
          ru: 'Грант по квоте\u00a0— Университет Нархоз',
          en: 'Quota grants – Narxoz University',
        },
        description: {
          kz: 'Қандай санаттарға мемлекеттік квота беріледі, қандай құжат керек және оны қай күнге дейін жүктеу қажет.',
          ru: 'Кому положена государственная квота, какой нужен документ и до какого числа его загрузить.',
          en: 'Who is entitled to a state quota, which document is needed and by when to upload it.',
        },
      },
      banner: {
        title: { kz: 'Тең мүмкіндік үшін бөлек орын', ru: 'Отдельные места ради равных шансов', en: 'Separate places for equal chances' },
        lead: {
          kz: 'Құжатты ерте дайындаңыз: кейбір анықтамалар он күнде беріледі.',
          ru: 'Готовьте документы заранее: некоторые справки выдают за десять дней.',
          en: 'Prepare early: some certificates take ten days to issue.',
        },
      },
      blocks: [
        {
          id: 6004,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Санаттар мен құжаттар', ru: 'Категории и документы', en: 'Categories and documents' },
          columns: [
            { title: { kz: 'Санат', ru: 'Категория', en: 'Category' } },
            { title: { kz: 'Растайтын құжат', ru: 'Подтверждающий документ', en: 'Proof' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Ауыл жастары', ru: 'Сельская молодёжь', en: 'Rural youth' } },
                {
                  text: {
                    kz: 'ауыл мектебінің аттестаты және тіркеу анықтамасы',
                    ru: 'аттестат сельской школы и справка о регистрации',
                    en: 'rural school certificate and proof of residence',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жетім балалар', ru: 'Дети-сироты', en: 'Orphans' } },
                {
                  text: {
                    kz: 'қорғаншылық органының анықтамасы',
                    ru: 'справка органа опеки',
                    en: 'certificate from the guardianship body',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Мүгедектігі бар талапкерлер', ru: 'Абитуриенты с инвалидностью', en: 'Applicants with a disability' } },
                {
                  text: {
                    kz: 'медициналық-әлеуметтік сараптама қорытындысы',
                    ru: 'заключение медико-социальной экспертизы',
                    en: 'conclusion of the medical and social board',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Төрт және одан көп баласы бар отбасы',
                    ru: 'Семья с четырьмя и более детьми',
                    en: 'Families with four or more children',
                  },
                },
                { text: { kz: 'отбасы құрамы туралы анықтама', ru: 'справка о составе семьи', en: 'certificate of family composition' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 6005,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Түскеннен кейінгі қолдау', ru: 'Поддержка после поступления', en: 'Support once you are here' },
          desc: {
            kz: '<p>Мүгедектігі бар студенттерге ымдау тілі аудармашысы, бейімделген оқу материалы және емтиханға қосымша уақыт беріледі. Жетім студенттер тегін тамақтанып, киімге жылдық жәрдемақы алады.</p>',
            ru: '<p>Студентам с инвалидностью предоставляют сурдопереводчика, адаптированные материалы и дополнительное время на экзамене. Студенты-сироты бесплатно питаются и получают ежегодное пособие на одежду.</p>',
            en: '<p>Students with disabilities have a sign language interpreter, adapted materials and extra time in examinations. Orphans eat free and receive a yearly clothing allowance.</p>',
          },
          link: { text: { kz: 'Инклюзия туралы', ru: 'Об инклюзии', en: 'About inclusion' }, url: '/inclusion' },
        },
      ],
    },
  },
  {
    id: 3,
    slug: 'state-grant-postgraduate',
    attributes: {
      title: {
        kz: 'Магистратура мен докторантураға мемлекеттік грант',
        ru: 'Государственный грант на магистратуру и докторантуру',
        en: 'State grant for master’s and doctoral study',
      },
      type: 31,
      lead: {
        kz: 'Ғылыми-педагогикалық және бейіндік магистратураға, сондай-ақ PhD бағдарламаларына мемлекеттік тапсырыс.',
        ru: 'Государственный заказ на научно-педагогическую и профильную магистратуру и программы PhD.',
        en: 'State places on research and professional master’s programmes and on the PhD.',
      },
      education: ['master', 'doctoral'],
      amount: { kz: 'Толық оқу ақысы және шәкіртақы', ru: 'Полная стоимость и стипендия', en: 'Full fee and a stipend' },
      places: 96,
      deadline: '2027-08-20',
      conditions: {
        kz: `<ul><li>магистратураға\u00a0– кешенді тестілеу нәтижесі;</li><li>докторантураға\u00a0– магистр дәрежесі, түсу емтиханы және зерттеу жобасы;</li><li>шет тілін растайтын сертификат.</li></ul><p>Докторантураға: ${admissionRules.kazakhCertificate.kz}</p>`,
        ru: `<ul><li>для магистратуры\u00a0— результат комплексного тестирования;</li><li>для докторантуры\u00a0— степень магистра, вступительный экзамен и проект исследования;</li><li>сертификат по иностранному языку.</li></ul><p>Для докторантуры: ${admissionRules.kazakhCertificate.ru}</p>`,
        en: `<ul><li>for a master’s, the result of the comprehensive test;</li><li>for a doctorate, a master’s degree, an entrance examination and a research proposal;</li><li>a foreign language certificate.</li></ul><p>For a doctorate: ${admissionRules.kazakhCertificate.en}</p>`,
      },
      desc: {
        kz: '<p>Грант иесі жыл сайын зерттеу жоспарын қорғайды. Докторант оқуын аяқтаған соң, кемінде үш жыл университетте немесе ғылыми ұйымда еңбек етеді.</p>',
        ru: '<p>Обладатель гранта ежегодно защищает план исследования. Докторант после учёбы не менее трёх лет работает в университете или научной организации.</p>',
        en: '<p>Holders defend a research plan every year. After graduating, doctoral students work at a university or research body for at least three years.</p>',
      },
      seo: {
        title: {
          kz: 'Магистратура мен PhD гранттары\u00a0– Нархоз университеті',
          ru: 'Гранты на магистратуру и PhD\u00a0— Университет Нархоз',
          en: 'Master’s and PhD state grants – Narxoz University',
        },
        description: {
          kz: 'Жоғары оқу орнынан кейінгі білімге мемлекеттік тапсырыс: орын саны, тест, құжаттар, еңбекпен өтеу.',
          ru: 'Государственный заказ на послевузовское образование: места, тест, документы, отработка.',
          en: 'State funding for postgraduate study: places, the test, documents and the service obligation.',
        },
      },
      banner: {
        title: {
          kz: 'Ғылымға алғашқы қадамды мемлекет қолдайды',
          ru: 'Первый шаг в науку поддержит государство',
          en: 'The state backs your first step into research',
        },
        lead: {
          kz: `Конкурс магистратураға ${grantDays.master.kz}да, докторантураға ${grantDays.doctoral.kz}да өтеді, ал тест одан бұрын басталады: магистратураға ${testsBegin.master.kz} күні, докторантураға ${testsBegin.doctoral.kz} күні.`,
          ru: `Конкурс в магистратуру проходит ${grantDays.master.ru}, в докторантуру\u00a0— ${grantDays.doctoral.ru}, а тесты начинаются раньше: в магистратуру ${testsBegin.master.ru}, в докторантуру ${testsBegin.doctoral.ru}.`,
          en: `The competition is on ${grantDays.master.en} for master’s and on ${grantDays.doctoral.en} for doctoral study, but the tests begin earlier: on ${testsBegin.master.en} for master’s and on ${testsBegin.doctoral.en} for doctoral study.`,
        },
      },
      blocks: [
        {
          id: 6006,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Орындардың бөлінуі', ru: 'Распределение мест', en: 'How places are shared' },
          items: [
            {
              title: { kz: 'Ғылыми-педагогикалық магистратура', ru: 'Научно-педагогическая магистратура', en: 'Research master’s' },
              value: { kz: '54 орын, 2 жыл', ru: '54 места, 2 года', en: '54 places, 2 years' },
            },
            {
              title: { kz: 'Бейіндік магистратура', ru: 'Профильная магистратура', en: 'Professional master’s' },
              value: { kz: '24 орын, 1 жыл', ru: '24 места, 1 год', en: '24 places, 1 year' },
            },
            {
              title: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral study' },
              value: { kz: '18 орын, 3 жыл', ru: '18 мест, 3 года', en: '18 places, 3 years' },
            },
          ],
        },
        {
          id: 6007,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Магистранттар мен докторанттарға', ru: 'Магистрантам и докторантам', en: 'For postgraduates' },
          items: [
            {
              title: {
                kz: 'Грантпен оқып жүріп жұмыс істеуге бола ма?',
                ru: 'Можно ли работать, учась по гранту?',
                en: 'May I work while on a grant?',
              },
              text: {
                kz: '<p>Бейіндік магистратурада болады: сабақ кешке қойылады. Ғылыми-педагогикалық магистратура мен докторантурада сабақ күндіз өтеді, сондықтан жартылай жұмыс күні ғана сыяды. Ғылыми тағылымдама кезінде жұмыс берушіден үш апта босатылу керек.</p>',
                ru: '<p>В профильной магистратуре\u00a0— да: занятия ставят на вечер. В научно-педагогической магистратуре и докторантуре занятия днём, поэтому подойдёт лишь неполный рабочий день. На время научной стажировки понадобится три недели отпуска.</p>',
                en: '<p>On the professional master’s, yes: classes are in the evening. On the research master’s and the doctorate they are in the daytime, so only part-time work fits. You need three weeks off for the research placement.</p>',
              },
            },
            {
              title: {
                kz: 'Ғылыми жетекшіні қашан таңдаймын?',
                ru: 'Когда выбирают научного руководителя?',
                en: 'When do I choose a supervisor?',
              },
              text: {
                kz: '<p>Докторантураға түсуден бұрын жетекшімен келісіп, оның жазбаша келісімін жобаға тіркейсіз. Магистранттарға қазан айында бекітіледі.</p>',
                ru: '<p>До поступления в докторантуру: письменное согласие прилагают к проекту. Магистрантам руководителя утверждают в октябре.</p>',
                en: '<p>Before applying for a doctorate: attach written consent to your proposal. Master’s students are assigned one in October.</p>',
              },
            },
          ],
        },
        {
          id: 6008,
          type: 'call',
          group: 3,
          position: 3,
          title: {
            kz: 'Докторантура бағдарламаларын салыстырыңыз',
            ru: 'Сравните программы докторантуры',
            en: 'Compare the doctoral programmes',
          },
          desc: {
            kz: '<p>Сегіз бағыттың жетекшілері мен зерттеу тақырыптары бір бетте.</p>',
            ru: '<p>Руководители и темы исследований восьми направлений на одной странице.</p>',
            en: '<p>Supervisors and topics of all eight programmes on one page.</p>',
          },
          link: { text: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral studies' }, url: '/education/doctoral' },
        },
      ],
    },
  },
  {
    id: 4,
    slug: 'olympiad-grant',
    attributes: {
      title: { kz: 'Олимпиада жеңімпаздарының гранты', ru: 'Грант победителям олимпиады', en: 'Grant for olympiad winners' },
      type: 34,
      lead: {
        kz: 'Университеттің 10–11-сыныптарға арналған олимпиадасында жүлде алған оқушылар төрт жыл тегін немесе жарты ақымен оқиды.',
        ru: 'Призёры университетской олимпиады для 10–11 классов учатся четыре года бесплатно или за половину платы.',
        en: 'Prize-winners of the university’s olympiad for grades 10 and 11 study four years free or at half the fee.',
      },
      education: ['bachelor'],
      amount: { kz: 'Оқу ақысының 50 немесе 100\u00a0%-ы', ru: '50 или 100\u00a0% стоимости обучения', en: '50 or 100% of the fee' },
      places: 30,
      deadline: '2027-01-29',
      conditions: {
        kz: '<ul><li>онлайн кезең мен кампустағы финалға қатысу;</li><li>ҰБТ-ның шекті балын жинау;</li><li>келесі жылдары GPA 3,0-ден төмендемеуі керек.</li></ul>',
        ru: '<ul><li>участие в онлайн-туре и финале на кампусе;</li><li>пороговый балл ЕНТ;</li><li>в следующие годы GPA не ниже 3,0.</li></ul>',
        en: '<ul><li>the online round and the final on campus;</li><li>the UNT threshold score;</li><li>a GPA of at least 3.0 in the years that follow.</li></ul>',
      },
      desc: {
        kz: '<p>Бес пән бойынша барлығы 30 грант сарапқа салынады: онының құны толық, жиырмасынікі жартылай. Былтыр толық грантты көбіне ауыл мектептерінің оқушылары жеңіп алды.</p>',
        ru: '<p>По пяти предметам разыгрываются 30 грантов: десять полных и двадцать половинных. В прошлом году большинство обладателей полного гранта приехало из сельских школ.</p>',
        en: '<p>Thirty grants in five subjects are at stake: ten full and twenty half. Last year most of the full grants went to pupils of rural schools.</p>',
      },
      seo: {
        title: {
          kz: 'Олимпиада гранты\u00a0– Нархоз университеті',
          ru: 'Олимпиадный грант\u00a0— Университет Нархоз',
          en: 'Olympiad grant – Narxoz University',
        },
        description: {
          kz: 'Мектеп оқушыларына арналған олимпиада арқылы оқу грантын алу: пәндер, кезеңдер, жүлделер.',
          ru: 'Как получить грант через олимпиаду для школьников: предметы, туры, призы.',
          en: 'Winning a study grant through the schools olympiad: subjects, rounds and prizes.',
        },
      },
      banner: {
        title: { kz: 'Есепті шығар, грантты ал', ru: 'Реши задачу\u00a0— получи грант', en: 'Solve it and study free' },
        lead: {
          kz: 'Онлайн кезең 30 қаңтарда, тіркелу оған бір күн қалғанда жабылады.',
          ru: 'Онлайн-тур пройдёт 30 января, регистрация закроется накануне.',
          en: 'The online round is on 30 January; registration closes the day before.',
        },
      },
      blocks: [
        {
          id: 6009,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Олимпиада сандармен', ru: 'Олимпиада в цифрах', en: 'The olympiad in numbers' },
          items: [
            {
              value: { kz: '2\u00a0640', ru: '2\u00a0640', en: '2,640' },
              title: {
                kz: 'оқушы былтыр онлайн кезеңге қатысты',
                ru: 'школьников участвовали в онлайн-туре',
                en: 'pupils took the online round last year',
              },
            },
            {
              value: { kz: '17', ru: '17', en: '17' },
              title: { kz: 'облыс пен қаладан келді', ru: 'областей и городов', en: 'regions and cities' },
            },
            { value: { kz: '30', ru: '30', en: '30' }, title: { kz: 'грант беріледі', ru: 'грантов разыгрывается', en: 'grants to win' } },
          ],
        },
        {
          id: 6010,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Жеңіске жеткен соң', ru: 'После победы', en: 'After you win' },
          desc: {
            kz: '<p>Сертификат 10 сәуірдегі салтанатта ата-аналардың қатысуымен беріледі. Оныншы сынып жеңімпазына грант бір жыл сақталады, ал мемлекеттік грантқа түскен оқушының орны тізімдегі келесі қатысушыға ұсынылады.</p>',
            ru: '<p>Сертификат вручают 10 апреля в присутствии родителей. За победителем из 10 класса грант сохраняется год, а место того, кто выиграл государственный грант, предложат следующему в списке.</p>',
            en: '<p>Certificates are presented on 10 April with parents present. A winner from grade 10 keeps the grant for a year; if you win a state grant, your place is offered to the next on the list.</p>',
          },
          link: { text: { kz: 'Олимпиада беті', ru: 'Страница олимпиады', en: 'The olympiad page' }, url: '/olympiad' },
        },
      ],
    },
  },
  {
    id: 5,
    slug: 'rural-school-grant',
    attributes: {
      title: { kz: 'Ауыл мектебінің түлегіне грант', ru: 'Грант выпускникам сельских школ', en: 'Grant for graduates of rural schools' },
      type: 32,
      lead: {
        kz: 'Мемлекеттік гранттан сәл ғана балы жетпей қалған ауыл түлектеріне университет қорынан 50 тегін орын.',
        ru: '50 бесплатных мест из фонда университета тем, кому чуть-чуть не хватило баллов до государственного гранта.',
        en: 'Fifty free places from the university’s fund for rural graduates who narrowly missed a state grant.',
      },
      education: ['bachelor'],
      amount: { kz: 'Оқу ақысының 100\u00a0%-ы', ru: '100\u00a0% стоимости обучения', en: '100% of the tuition fee' },
      places: 50,
      deadline: '2027-08-10',
      conditions: {
        kz: '<ul><li>соңғы үш жылда ауыл мектебінде оқыған;</li><li>ҰБТ-да кемінде 90 балл жинаған;</li><li>отбасы табысы бір адамға шаққанда ең төменгі жалақыдан аспайды.</li></ul>',
        ru: '<ul><li>последние три года учёбы в сельской школе;</li><li>не менее 90 баллов ЕНТ;</li><li>доход на члена семьи не выше минимальной зарплаты.</li></ul>',
        en: '<ul><li>the last three years spent at a rural school;</li><li>at least 90 points in the UNT;</li><li>family income per head no higher than the minimum wage.</li></ul>',
      },
      desc: {
        kz: '<p>Грант 2025 жылғы таза нәтиженің үштен бірінен құралды. Комиссияға мұғалімдер мен түлектер кіреді, әр үміткермен бейнебайланыс арқылы он бес минут сөйлеседі.</p>',
        ru: '<p>На грант направлена треть чистого результата 2025 года. В комиссии\u00a0— преподаватели и выпускники, с каждым претендентом они беседуют пятнадцать минут по видеосвязи.</p>',
        en: '<p>A third of the 2025 surplus pays for these grants. Teachers and alumni sit on the panel and talk to every candidate for fifteen minutes by video.</p>',
      },
      seo: {
        title: {
          kz: 'Ауыл мектебінің түлегіне грант\u00a0– Нархоз университеті',
          ru: 'Грант для сельских школ\u00a0— Университет Нархоз',
          en: 'Rural school grant – Narxoz University',
        },
        description: {
          kz: 'Ауыл түлектеріне арналған университет гранты: 50 орын, шарттары, іріктеу және жатақхана.',
          ru: 'Грант университета для сельских выпускников: 50 мест, условия, отбор и общежитие.',
          en: 'The university’s grant for rural graduates: 50 places, conditions, selection and housing.',
        },
      },
      banner: {
        title: { kz: 'Ауылдан Алматыға апарар жол', ru: 'Дорога из аула в Алматы', en: 'The road from the village to Almaty' },
        lead: {
          kz: 'Грантпен бірге жатақханадан орын және бірінші курста тәлімгер беріледі.',
          ru: 'Вместе с грантом вы получите место в общежитии и наставника на первом курсе.',
          en: 'The grant comes with a place in a hall of residence and a mentor in the first year.',
        },
      },
      blocks: [
        {
          id: 6011,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Бұл грант не үшін керек', ru: 'Зачем нужен этот грант', en: 'Why this grant exists' },
          lead: {
            kz: 'Ауыл мектебі мен қала гимназиясының арасындағы айырма кейде он-ақ балл, бірақ ол тағдырды шешіп кетеді.',
            ru: 'Между сельской школой и городской гимназией порой всего десять баллов разницы, но они решают судьбу.',
            en: 'Sometimes only ten points separate a village school from a city lyceum, yet they decide a life.',
          },
          desc: {
            kz: '<p>Бағдарлама 2019 жылдан бері 310 студентке оқуға мүмкіндік берді. Олардың 86 пайызы үлгерім бойынша грантын соңғы курсқа дейін сақтады.</p>',
            ru: '<p>С 2019 года программа дала возможность учиться 310 студентам. 86 процентов из них сохранили грант до последнего курса.</p>',
            en: '<p>Since 2019 the programme has given 310 students the chance to study; 86 per cent kept the grant to the final year.</p>',
          },
        },
        {
          id: 6012,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Іріктеу кезеңдері', ru: 'Этапы отбора', en: 'How selection works' },
          items: [
            {
              title: { kz: 'Өтініш пен құжат', ru: 'Заявление и документы', en: 'Application' },
              desc: {
                kz: '<p>Аттестат, ҰБТ сертификаты, табыс туралы анықтама және бір беттік хат қажет.</p>',
                ru: '<p>Аттестат, сертификат ЕНТ, справка о доходах и письмо на одну страницу.</p>',
                en: '<p>School certificate, UNT certificate, proof of income and a one-page letter.</p>',
              },
            },
            {
              title: { kz: 'Бейнесұхбат', ru: 'Видеособеседование', en: 'Video interview' },
              desc: {
                kz: '<p>Қазақ не орыс тілінде өтеді, интернеті нашар ауылға телефонмен хабарласамыз.</p>',
                ru: '<p>На казахском или русском; если интернет слабый, позвоним по телефону.</p>',
                en: '<p>In Kazakh or Russian; where the connection is poor we telephone.</p>',
              },
            },
            {
              title: { kz: 'Қорытынды', ru: 'Итоги', en: 'Result' },
              desc: {
                kz: '<p>Тізім 20 тамызға дейін сайтта жарияланып, әр қатысушыға жеке хат жіберіледі.</p>',
                ru: '<p>Список публикуется на сайте до 20 августа, каждому участнику придёт письмо.</p>',
                en: '<p>The list is on the site by 20 August and everyone gets a letter.</p>',
              },
            },
          ],
        },
        {
          id: 6013,
          type: 'quote',
          group: 3,
          position: 3,
          text: {
            kz: '<p>Ауылымыздан бірінші болып Алматыға түстім. Енді жыл сайын мектебіме барып, кішілерге осы грантты айтамын.</p>',
            ru: '<p>Я первой из нашего аула поступила в Алматы. Теперь каждый год приезжаю в школу и рассказываю младшим об этом гранте.</p>',
            en: '<p>I was the first from our village to come to Almaty. Now I go back to my school every year and tell the younger ones about this grant.</p>',
          },
          name: { kz: 'Назерке Жолдыбай', ru: 'Назерке Жолдыбай', en: 'Nazerke Zholdybai' },
          post: { kz: '3-курс студенті, «Қаржы»', ru: 'Студентка 3-го курса, «Финансы»', en: 'Third-year student, Finance' },
        },
      ],
    },
  },
]
