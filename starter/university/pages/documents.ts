import { starter } from '../../starter-entry.ts'
import { antiCorruptionLine, helpline, helpNumbers, nationalHelpline } from '../help-lines.ts'

/** Pages of governance documents, safety and purchases. */
export const pagesDocuments = starter('page', [
  {
    id: 157,
    slug: 'academic-policy',
    attributes: {
      title: { kz: 'Академиялық саясат', ru: 'Академическая политика', en: 'Academic policy' },
      path: 'academic-policy',
      type: 'static',
      seo: {
        title: {
          kz: 'Академиялық саясат және оқу ережелері\u00a0– Нархоз университеті',
          ru: 'Академическая политика и правила обучения\u00a0— Университет Нархоз',
          en: 'Academic policy and rules of study – Narxoz University',
        },
        description: {
          kz: 'Кредит, баға, емтихан, қайта тапсыру, академиялық демалыс және адалдық ережелері бір бетте түсіндірілген.',
          ru: 'Кредиты, оценки, экзамены, пересдача, академический отпуск и правила честности объяснены на одной странице.',
          en: 'Credits, marks, examinations, retakes, academic leave and the rules of honesty explained on one page.',
        },
      },
      banner: {
        title: { kz: 'Оқудың ережесі бәріне бірдей', ru: 'Правила учёбы, одинаковые для всех', en: 'One set of rules for everybody' },
        lead: {
          kz: 'Толық мәтіні төмендегі құжаттарда. Мұнда студент жиі қажет ететін тұстарын қарапайым тілмен бердік.',
          ru: 'Полный текст\u00a0— в документах ниже. Здесь простым языком собрано то, что нужно студенту чаще всего.',
          en: 'The full text is in the documents below. Here, in plain words, is what students need most often.',
        },
      },
      blocks: [
        {
          id: 4061,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Бағалар шкаласы', ru: 'Шкала оценок', en: 'The scale of marks' },
          desc: {
            kz: '<p>Қорытынды балл семестрдегі жұмыстан (60\u00a0%) және емтиханнан (40\u00a0%) құралады.</p>',
            ru: '<p>Итоговый балл складывается из работы в семестре (60\u00a0%) и экзамена (40\u00a0%).</p>',
            en: '<p>The final score is made up of work during the semester (60%) and the examination (40%).</p>',
          },
          columns: [
            { title: { kz: 'Әріп', ru: 'Буква', en: 'Letter' } },
            { title: { kz: 'Балл', ru: 'Баллы', en: 'Score' } },
            { title: { kz: 'GPA', ru: 'GPA', en: 'GPA' } },
            { title: { kz: 'Мәні', ru: 'Значение', en: 'Meaning' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'A, A−', ru: 'A, A−', en: 'A, A−' } },
                { text: { kz: '90–100', ru: '90–100', en: '90–100' } },
                { text: { kz: '3,67–4,0', ru: '3,67–4,0', en: '3.67–4.0' } },
                { text: { kz: 'өте жақсы', ru: 'отлично', en: 'excellent' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'B+, B, B−, C+', ru: 'B+, B, B−, C+', en: 'B+, B, B−, C+' } },
                { text: { kz: '70–89', ru: '70–89', en: '70–89' } },
                { text: { kz: '2,33–3,33', ru: '2,33–3,33', en: '2.33–3.33' } },
                { text: { kz: 'жақсы', ru: 'хорошо', en: 'good' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'C, C−, D+, D', ru: 'C, C−, D+, D', en: 'C, C−, D+, D' } },
                { text: { kz: '50–69', ru: '50–69', en: '50–69' } },
                { text: { kz: '1,0–2,0', ru: '1,0–2,0', en: '1.0–2.0' } },
                { text: { kz: 'қанағаттанарлық', ru: 'удовлетворительно', en: 'satisfactory' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'FX', ru: 'FX', en: 'FX' } },
                { text: { kz: '25–49', ru: '25–49', en: '25–49' } },
                { text: { kz: '0,5', ru: '0,5', en: '0.5' } },
                { text: { kz: 'емтиханды қайта тапсыруға болады', ru: 'экзамен можно пересдать', en: 'the examination may be retaken' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'F', ru: 'F', en: 'F' } },
                { text: { kz: '0–24', ru: '0–24', en: '0–24' } },
                { text: { kz: '0', ru: '0', en: '0' } },
                { text: { kz: 'пән қайта оқылады', ru: 'дисциплина изучается заново', en: 'the course is taken again' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4062,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Студент жиі сұрайды', ru: 'Что чаще всего спрашивают', en: 'What students ask most' },
          items: [
            {
              title: {
                kz: 'Келесі курсқа көшу үшін қандай GPA керек?',
                ru: 'Какой GPA нужен для перевода на следующий курс?',
                en: 'What GPA do I need to move up a year?',
              },
              text: {
                kz: '<p>Бірінші курстан кейін 1,80, екіншіден кейін 2,00, үшіншіден кейін 2,20. Жетпесе, жазғы семестрде екі пәнді қайта оқып көтеруге болады.</p>',
                ru: '<p>1,80 после первого курса, 2,00 после второго и 2,20 после третьего. Если не хватает, можно повторить две дисциплины в летнем семестре.</p>',
                en: '<p>1.80 after the first year, 2.00 after the second and 2.20 after the third. If yours is lower, you can repeat two courses in the summer semester.</p>',
              },
            },
            {
              title: {
                kz: 'Сабаққа қанша рет келмеуге болады?',
                ru: 'Сколько занятий можно пропустить?',
                en: 'How many classes may I miss?',
              },
              text: {
                kz: '<p>Пән сағатының 20 пайызынан көбін себепсіз жіберсеңіз, емтиханға рұқсат берілмейді. Ауру, спорт жарысы және академиялық ұтқырлық себепті деп саналады.</p>',
                ru: '<p>Если без причины пропущено больше 20 процентов часов дисциплины, к экзамену не допускают. Болезнь, соревнования и академическая мобильность считаются уважительной причиной.</p>',
                en: '<p>If you miss more than 20 per cent of a course without good reason, you may not sit the examination. Illness, sports competitions and academic mobility count as good reason.</p>',
              },
            },
            {
              title: {
                kz: 'Академиялық демалыс қалай рәсімделеді?',
                ru: 'Как оформить академический отпуск?',
                en: 'How do I take academic leave?',
              },
              text: {
                kz: '<p>Денсаулыққа, әскери қызметке немесе бала күтіміне байланысты беріледі. Өтініш пен растайтын құжатты қызмет көрсету орталығына тапсырыңыз, бұйрық бес жұмыс күнінде шығады.</p>',
                ru: '<p>Его дают по здоровью, для службы в армии или ухода за ребёнком. Подайте заявление и подтверждение в центр обслуживания, приказ выходит за пять рабочих дней.</p>',
                en: '<p>It is granted for health, military service or child care. Hand your request and proof to the service centre; the order is issued within five working days.</p>',
              },
            },
            {
              title: {
                kz: 'Жасанды интеллектіні пайдалануға бола ма?',
                ru: 'Можно ли пользоваться искусственным интеллектом?',
                en: 'May I use artificial intelligence?',
              },
              text: {
                kz: '<p>Пәннің силлабусында рұқсат етілсе және жұмыста қай бөлігі қалай жасалғаны жазылса, болады. Жасырын пайдалану көшірмемен теңестіріледі.</p>',
                ru: '<p>Да, если это разрешает силлабус и в работе указано, что и как сделано с его помощью. Скрытое использование приравнивается к списыванию.</p>',
                en: '<p>Yes, if the syllabus allows it and the work says what was done with it and how. Hidden use is treated as copying.</p>',
              },
            },
          ],
        },
        {
          id: 4063,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Академиялық адалдық', ru: 'Академическая честность', en: 'Academic integrity' },
          desc: {
            kz: '<p>Диплом жұмыстары мен диссертациялар мәтін ұқсастығына тексеріледі, төменгі шегі: бакалавриатта 70, магистратурада 80, докторантурада 90 пайыз түпнұсқалық. Күмән туса, студент комиссия алдында жұмысын ауызша қорғайды.</p><p>Бірінші бұзушылықта жұмыс жойылып, пәннен F қойылады, екіншісінде комиссия оқудан шығаруды ұсына алады.</p>',
            ru: '<p>Дипломы и диссертации проверяются на заимствования; нижняя граница оригинальности\u00a0— 70 процентов в бакалавриате, 80 в магистратуре и 90 в докторантуре. При сомнении студент устно защищает работу перед комиссией.</p><p>За первое нарушение работу аннулируют и ставят F, за второе комиссия может предложить отчисление.</p>',
            en: '<p>Theses are checked for copied text; the least originality is 70 per cent for bachelor’s, 80 for master’s and 90 for doctoral work. Where there is doubt, the student defends the work orally before a board.</p><p>A first breach voids the work and brings an F; after a second the board may propose expulsion.</p>',
          },
        },
        {
          id: 4064,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Ереже бойынша сұрақ', ru: 'Вопросы о правилах', en: 'Questions about the rules' },
          items: [
            {
              title: { kz: 'Академиялық сапа бөлімі', ru: 'Отдел академического качества', en: 'Academic Quality Unit' },
              phone: '+7 (727) 377-11-65',
              email: 'quality@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 226-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 226',
                en: '55 Zhandosov Street, room 226, Almaty',
              },
              hours: { kz: 'Дс–Жм, 10:00–17:00', ru: 'Пн–Пт, 10:00–17:00', en: 'Mon–Fri, 10:00–17:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 158,
    slug: 'consolidated-financial-statements',
    attributes: {
      title: {
        kz: 'Шоғырландырылған қаржылық есептілік',
        ru: 'Консолидированная финансовая отчётность',
        en: 'Consolidated financial statements',
      },
      path: 'consolidated-financial-statements',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз университетінің шоғырландырылған қаржылық есептілігі',
          ru: 'Консолидированная отчётность Университета Нархоз',
          en: 'Narxoz University consolidated financial statements',
        },
        description: {
          kz: 'Аудиттен өткен жылдық есептер, кіріс пен шығыстың құрылымы және есептілікті жариялау кестесі.',
          ru: 'Аудированные годовые отчёты, структура доходов и расходов и график публикации отчётности.',
          en: 'Audited annual accounts, the structure of income and spending and the calendar of publication.',
        },
      },
      banner: {
        title: {
          kz: 'Ақша қайдан келіп, қайда жұмсалады',
          ru: 'Откуда приходят и куда идут деньги',
          en: 'Where the money comes from and goes',
        },
        lead: {
          kz: 'Есептілік халықаралық стандарттар (ХҚЕС) бойынша жасалады және тәуелсіз аудитордан өткен соң жарияланады.',
          ru: 'Отчётность составляется по международным стандартам (МСФО) и публикуется после независимого аудита.',
          en: 'The accounts follow international standards (IFRS) and are published after an independent audit.',
        },
      },
      blocks: [
        {
          id: 4071,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: '2025 жылғы негізгі көрсеткіштер', ru: 'Основные показатели за 2025 год', en: 'Main figures for 2025' },
          desc: {
            kz: '<p>Миллион теңге, 31 желтоқсандағы жағдай.</p>',
            ru: '<p>Миллионов тенге, по состоянию на 31 декабря.</p>',
            en: '<p>In millions of tenge, as at 31 December.</p>',
          },
          columns: [
            { title: { kz: 'Көрсеткіш', ru: 'Показатель', en: 'Item' } },
            { title: { kz: '2024', ru: '2024', en: '2024' } },
            { title: { kz: '2025', ru: '2025', en: '2025' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Оқудан түскен кіріс', ru: 'Доход от обучения', en: 'Income from teaching' } },
                { text: { kz: '12\u00a0840', ru: '12\u00a0840', en: '12,840' } },
                { text: { kz: '14\u00a0310', ru: '14\u00a0310', en: '14,310' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Зерттеу мен кеңес беру кірісі',
                    ru: 'Доход от исследований и консалтинга',
                    en: 'Income from research and advice',
                  },
                },
                { text: { kz: '1\u00a0120', ru: '1\u00a0120', en: '1,120' } },
                { text: { kz: '1\u00a0475', ru: '1\u00a0475', en: '1,475' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Еңбекақы мен салық', ru: 'Оплата труда и налоги', en: 'Pay and taxes' } },
                { text: { kz: '7\u00a0960', ru: '7\u00a0960', en: '7,960' } },
                { text: { kz: '8\u00a0890', ru: '8\u00a0890', en: '8,890' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Грант пен шәкіртақы', ru: 'Гранты и стипендии', en: 'Grants and scholarships' } },
                { text: { kz: '985', ru: '985', en: '985' } },
                { text: { kz: '1\u00a0230', ru: '1\u00a0230', en: '1,230' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Таза нәтиже', ru: 'Чистый результат', en: 'Net result' } },
                { text: { kz: '642', ru: '642', en: '642' } },
                { text: { kz: '718', ru: '718', en: '718' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4072,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Таза нәтиже бөлінбейді', ru: 'Чистый результат не распределяется', en: 'The surplus is not paid out' },
          desc: {
            kz: '<p>Директорлар кеңесінің шешімімен 2025 жылғы артық қаражат толығымен университет ішінде қалды: жартысы екінші оқу корпусының жылу жүйесін жаңартуға, үштен бірі ауыл мектебінің түлектеріне арналған гранттарға, қалғаны сақтық қорына жіберілді.</p>',
            ru: '<p>По решению Совета директоров излишек 2025 года целиком остался в университете: половина пошла на новую систему отопления второго корпуса, треть\u00a0— на гранты для выпускников сельских школ, остальное\u00a0— в резерв.</p>',
            en: '<p>By decision of the Board of Directors the whole surplus of 2025 stayed in the university: half went into new heating for the second building, a third into grants for graduates of rural schools and the rest into the reserve.</p>',
          },
        },
        {
          id: 4073,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Топқа кімдер кіреді', ru: 'Кто входит в группу', en: 'What the group consists of' },
          items: [
            {
              title: { kz: 'Бас компания', ru: 'Материнская компания', en: 'Parent' },
              value: {
                kz: '«Нархоз университеті» коммерциялық емес акционерлік қоғамы',
                ru: 'Некоммерческое акционерное общество «Университет Нархоз»',
                en: 'Narxoz University, a non-profit joint-stock company',
              },
            },
            {
              title: { kz: 'Еншілес ұйым', ru: 'Дочерняя организация', en: 'Subsidiary' },
              value: {
                kz: 'Экономикалық колледж, үлесі 100\u00a0%',
                ru: 'Экономический колледж, доля 100\u00a0%',
                en: 'College of Economics, 100% owned',
              },
            },
            {
              title: { kz: 'Аудитор', ru: 'Аудитор', en: 'Auditor' },
              value: {
                kz: 'үш жыл сайын ашық конкурспен таңдалады',
                ru: 'выбирается открытым конкурсом каждые три года',
                en: 'chosen by open competition every three years',
              },
            },
            {
              title: { kz: 'Жариялау мерзімі', ru: 'Срок публикации', en: 'Published by' },
              value: {
                kz: 'есепті жылдан кейінгі 30 маусымға дейін',
                ru: 'до 30 июня после отчётного года',
                en: '30 June after the year reported',
              },
            },
          ],
        },
        {
          id: 4074,
          type: 'call',
          group: 4,
          position: 4,
          title: { kz: 'Есептілік бойынша сұрағыңыз бар ма?', ru: 'Вопрос по отчётности?', en: 'A question about the accounts?' },
          desc: {
            kz: '<p>Қаржы департаменті зерттеушілер мен журналистерге сандардың қалай есептелгенін түсіндіріп береді.</p>',
            ru: '<p>Финансовый департамент объяснит исследователям и журналистам, как получены цифры.</p>',
            en: '<p>The finance department will explain to researchers and journalists how the figures were reached.</p>',
          },
          link: { text: { kz: 'Хат жазу', ru: 'Написать письмо', en: 'Send an email' }, url: 'mailto:finance@narxoz.example' },
        },
      ],
    },
  },
  {
    id: 159,
    slug: 'articles-of-association-and-details',
    attributes: {
      title: { kz: 'Жарғы және деректемелер', ru: 'Устав и реквизиты', en: 'Articles of association and details' },
      path: 'articles-of-association-and-details',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз университетінің жарғысы мен деректемелері',
          ru: 'Устав и реквизиты Университета Нархоз',
          en: 'Articles of association and bank details of Narxoz University',
        },
        description: {
          kz: 'Заңды атауы, мекенжайы, банк деректемелері, лицензиясы және жарғының негізгі баптары.',
          ru: 'Юридическое название, адрес, банковские реквизиты, лицензия и основные статьи устава.',
          en: 'Legal name, address, bank details, licence and the main articles of association.',
        },
      },
      banner: {
        title: { kz: 'Келісімшартқа керек деректердің бәрі', ru: 'Всё, что нужно для договора', en: 'Everything a contract needs' },
        lead: {
          kz: 'Оқу ақысын төлегенде де, серіктестік туралы келісім жасағанда да осы беттегі деректі пайдаланыңыз.',
          ru: 'Используйте сведения этой страницы и при оплате обучения, и при заключении договора о партнёрстве.',
          en: 'Use the details on this page when you pay tuition fees and when you draw up a partnership agreement.',
        },
      },
      blocks: [
        {
          id: 4081,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Заңды деректер', ru: 'Юридические сведения', en: 'Legal details' },
          items: [
            {
              title: { kz: 'Толық атауы', ru: 'Полное название', en: 'Full name' },
              value: {
                kz: '«Нархоз университеті» коммерциялық емес акционерлік қоғамы',
                ru: 'Некоммерческое акционерное общество «Университет Нархоз»',
                en: 'Narxoz University, a non-profit joint-stock company',
              },
            },
            {
              title: { kz: 'Мекенжайы', ru: 'Адрес', en: 'Address' },
              value: {
                kz: '050035, Алматы қаласы, Жандосов көшесі, 55',
                ru: '050035, г. Алматы, ул. Жандосова, 55',
                en: '55 Zhandosov Street, Almaty 050035',
              },
            },
            {
              title: { kz: 'БСН', ru: 'БИН', en: 'Business identification number' },
              value: { kz: '000000000063', ru: '000000000063', en: '000000000063' },
            },
            {
              title: { kz: 'Лицензия', ru: 'Лицензия', en: 'Licence' },
              value: {
                kz: '№\u00a000-1963, мерзімі шектелмеген',
                ru: '№\u00a000-1963, бессрочная',
                en: 'No. 00-1963, without limit of time',
              },
            },
          ],
        },
        {
          id: 4082,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Банк деректемелері', ru: 'Банковские реквизиты', en: 'Bank details' },
          columns: [
            { title: { kz: 'Төлем мақсаты', ru: 'Назначение платежа', en: 'Purpose of payment' } },
            { title: { kz: 'Шот', ru: 'Счёт', en: 'Account' } },
            { title: { kz: 'Валюта', ru: 'Валюта', en: 'Currency' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Оқу ақысы', ru: 'Оплата обучения', en: 'Tuition fees' } },
                { text: { kz: 'KZ00 0000 0000 0000 1963', ru: 'KZ00 0000 0000 0000 1963', en: 'KZ00 0000 0000 0000 1963' } },
                { text: { kz: 'теңге', ru: 'тенге', en: 'tenge' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' } },
                { text: { kz: 'KZ00 0000 0000 0000 1964', ru: 'KZ00 0000 0000 0000 1964', en: 'KZ00 0000 0000 0000 1964' } },
                { text: { kz: 'теңге', ru: 'тенге', en: 'tenge' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Шетелдік студенттер', ru: 'Иностранные студенты', en: 'International students' } },
                { text: { kz: 'KZ00 0000 0000 0000 1965', ru: 'KZ00 0000 0000 0000 1965', en: 'KZ00 0000 0000 0000 1965' } },
                { text: { kz: 'АҚШ доллары, еуро', ru: 'доллар США, евро', en: 'US dollars, euros' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4083,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Жарғы туралы', ru: 'Об уставе', en: 'About the articles' },
          items: [
            {
              title: { kz: 'Қызметтің мақсаты', ru: 'Цель деятельности', en: 'Purpose' },
              text: {
                kz: '<p>Жоғары және жоғары оқу орнынан кейінгі білім беру, ғылыми зерттеу жүргізу және қоғамға қызмет ету. Пайда табу негізгі мақсат емес.</p>',
                ru: '<p>Высшее и послевузовское образование, научные исследования и служение обществу. Прибыль не является главной целью.</p>',
                en: '<p>Higher and postgraduate education, research and service to society. Profit is not the main aim.</p>',
              },
            },
            {
              title: { kz: 'Басқару органдары', ru: 'Органы управления', en: 'Governing bodies' },
              text: {
                kz: '<p>Жоғары орган\u00a0– акционерлердің жалпы жиналысы, басқару органы\u00a0– Директорлар кеңесі, атқарушы орган\u00a0– президент басқаратын басқарма, академиялық орган\u00a0– Ғылыми кеңес.</p>',
                ru: '<p>Высший орган\u00a0— общее собрание акционеров, орган управления\u00a0— Совет директоров, исполнительный\u00a0— правление во главе с президентом, академический\u00a0— Учёный совет.</p>',
                en: '<p>The highest body is the general meeting of shareholders; the Board of Directors governs, the management board led by the president executes, and the Academic Council decides on academic matters.</p>',
              },
            },
            {
              title: { kz: 'Жарғыға өзгеріс енгізу', ru: 'Изменение устава', en: 'Amending the articles' },
              text: {
                kz: '<p>Өзгеріс жалпы жиналыста дауыстың үштен екісімен қабылданады және бір ай ішінде осы бетте жарияланады.</p>',
                ru: '<p>Изменения принимает общее собрание двумя третями голосов; в течение месяца они публикуются на этой странице.</p>',
                en: '<p>Amendments are passed by the general meeting with two thirds of the votes and published here within a month.</p>',
              },
            },
          ],
        },
        {
          id: 4084,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Құжат куәландыру', ru: 'Заверение документов', en: 'Certified copies' },
          items: [
            {
              title: { kz: 'Заң департаменті', ru: 'Юридический департамент', en: 'Legal department' },
              phone: '+7 (727) 377-11-66',
              email: 'legal@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 320-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 320',
                en: '55 Zhandosov Street, room 320, Almaty',
              },
              hours: { kz: 'Дс–Жм, 9:00–13:00', ru: 'Пн–Пт, 9:00–13:00', en: 'Mon–Fri, 9:00–13:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 160,
    slug: 'safety-rules-at-the-university',
    attributes: {
      title: {
        kz: 'Университеттегі қауіпсіздік ережелері',
        ru: 'Правила безопасности в университете',
        en: 'Safety rules at the university',
      },
      path: 'safety-rules-at-the-university',
      type: 'static',
      seo: {
        title: {
          kz: 'Қауіпсіздік ережелері: кампуста және жатақханада\u00a0– Нархоз университеті',
          ru: 'Правила безопасности на кампусе и в общежитии\u00a0— Университет Нархоз',
          en: 'Safety rules on campus and in the halls – Narxoz University',
        },
        description: {
          kz: 'Жер сілкінгенде, өрт шыққанда және күдікті зат көргенде істелетін әрекет, шұғыл байланыс нөмірлері.',
          ru: 'Что делать при землетрясении, пожаре и обнаружении подозрительных вещей, телефоны экстренной связи.',
          en: 'What to do in an earthquake, a fire or on finding a suspicious object, and whom to call.',
        },
      },
      banner: {
        title: {
          kz: 'Екі минут оқыңыз, өмір бойы есте сақтаңыз',
          ru: 'Две минуты чтения, которые пригодятся всегда',
          en: 'Two minutes to read, a lifetime to remember',
        },
        lead: {
          kz: 'Алматы\u00a0– сейсмикалық белсенді қала. Кампустағы әр адам қауіпті сәтте қайда тұру керегін білуі тиіс.',
          ru: 'Алматы\u00a0— сейсмически активный город. Каждый на кампусе должен знать, где стоять в минуту опасности.',
          en: 'Almaty is a city of earthquakes. Everybody on campus should know where to stand when danger comes.',
        },
      },
      blocks: [
        {
          id: 4091,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Жер сілкінгенде', ru: 'При землетрясении', en: 'In an earthquake' },
          items: [
            {
              title: { kz: 'Орныңызда қорғаныңыз', ru: 'Укройтесь на месте', en: 'Take cover where you are' },
              desc: {
                kz: '<p>Терезеден алыстап, үстелдің астына кіріңіз немесе ішкі қабырғаның жанында басыңызды жабыңыз. Баспалдаққа жүгірмеңіз, лифтке мінбеңіз.</p>',
                ru: '<p>Отойдите от окон, заберитесь под стол или прикройте голову у внутренней стены. Не бегите на лестницу и не входите в лифт.</p>',
                en: '<p>Move away from windows and get under a table, or cover your head by an inner wall. Do not run to the stairs and do not use the lift.</p>',
              },
            },
            {
              title: { kz: 'Дүмпу тоқтаған соң шығыңыз', ru: 'Выходите, когда толчки стихнут', en: 'Leave once the shaking stops' },
              desc: {
                kz: '<p>Жасыл белгімен жүріңіз, қасыңыздағы адамға, әсіресе қимылы шектеулі жанға көмектесіңіз.</p>',
                ru: '<p>Идите по зелёным указателям и помогите тем, кто рядом, прежде всего людям с ограниченной подвижностью.</p>',
                en: '<p>Follow the green signs and help those beside you, above all anyone who cannot move easily.</p>',
              },
            },
            {
              title: { kz: 'Жиналу орнына келіңіз', ru: 'Соберитесь в безопасном месте', en: 'Go to the meeting point' },
              desc: {
                kz: '<p>Бас ғимарат үшін\u00a0– орталық аула, екінші корпус үшін\u00a0– стадион. Топ басшысы тізіммен түгендейді.</p>',
                ru: '<p>Для главного корпуса это центральный двор, для второго\u00a0— стадион. Староста проверит группу по списку.</p>',
                en: '<p>For the main building it is the central courtyard, for the second building the stadium. The group leader checks the list.</p>',
              },
            },
          ],
        },
        {
          id: 4092,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Басқа жағдайлар', ru: 'Другие случаи', en: 'Other situations' },
          items: [
            {
              title: { kz: 'Өрт немесе түтін', ru: 'Пожар или дым', en: 'Fire or smoke' },
              text: {
                kz: '<p>Дәліздегі қызыл түймені басыңыз, 101 нөміріне қоңырау шалыңыз. Түтін болса, мұрныңызды дымқыл матамен жауып, еңкейіп жүріңіз. Әр қабатта төрт өрт сөндіргіш бар.</p>',
                ru: '<p>Нажмите красную кнопку в коридоре и позвоните 101. В дыму закройте нос влажной тканью и пригнитесь. На каждом этаже есть четыре огнетушителя.</p>',
                en: '<p>Press the red button in the corridor and call 101. In smoke, cover your nose with a damp cloth and keep low. Every floor has four extinguishers.</p>',
              },
            },
            {
              title: {
                kz: 'Иесіз сөмке немесе күдікті зат',
                ru: 'Бесхозная сумка или подозрительный предмет',
                en: 'An unattended bag or a suspicious object',
              },
              text: {
                kz: '<p>Қол тигізбеңіз, жақын тұрған адамдарды алыстатып, күзетке хабарлаңыз. Суретке алысырақтан ғана түсіріңіз.</p>',
                ru: '<p>Не трогайте, отведите людей и сообщите охране. Снимайте только с расстояния.</p>',
                en: '<p>Do not touch it, move people away and tell security. Take pictures only from a distance.</p>',
              },
            },
            {
              title: { kz: 'Біреу ауырып қалса', ru: 'Кому-то стало плохо', en: 'Somebody falls ill' },
              text: {
                kz: '<p>Бас ғимараттың бірінші қабатындағы медициналық пункт 8:00–20:00 аралығында ашық. Дефибриллятор вестибюльде, кітапханада және спорт залда тұр.</p>',
                ru: '<p>Медпункт на первом этаже главного корпуса открыт с 8:00 до 20:00. Дефибрилляторы есть в вестибюле, библиотеке и спортзале.</p>',
                en: '<p>The medical room on floor 1 of the main building is open from 8:00 to 20:00. There are defibrillators in the lobby, the library and the sports hall.</p>',
              },
            },
          ],
        },
        {
          id: 4093,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Кіру тәртібі', ru: 'Порядок входа', en: 'Getting in' },
          desc: {
            kz: '<p>Студенттер мен қызметкерлер жеке картамен өтеді. Қонаққа жеке куәлігі бойынша бір күндік рұқсат беріледі, оны шақырған адам қарсы алады.</p><p>Ғимараттарға 7:30-дан 22:00-ге дейін, сессия кезінде түн ортасына дейін кіруге болады. Темекі шегу, соның ішінде электрондық темекі, бүкіл аумақта тыйым салынған.</p>',
            ru: '<p>Студенты и сотрудники проходят по личной карте. Гостю по удостоверению выдают пропуск на день, встречает его тот, кто пригласил.</p><p>Корпуса открыты с 7:30 до 22:00, в сессию\u00a0— до полуночи. Курение, в том числе электронных сигарет, запрещено на всей территории.</p>',
            en: '<p>Students and staff enter with a personal card. Guests get a day pass against an identity card and are met by the person who invited them.</p><p>The buildings are open from 7:30 to 22:00, and until midnight during examinations. Smoking, electronic cigarettes included, is forbidden on the whole site.</p>',
          },
        },
        {
          id: 4094,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Шұғыл байланыс', ru: 'Экстренная связь', en: 'In an emergency' },
          items: [
            {
              title: { kz: 'Кампус күзеті, тәулік бойы', ru: 'Охрана кампуса, круглосуточно', en: 'Campus security, day and night' },
              phone: helpNumbers.security,
              email: 'security@narxoz.example',
            },
            {
              title: { kz: 'Медициналық пункт', ru: 'Медицинский пункт', en: 'Medical room' },
              phone: helpNumbers.medicalRoom,
              hours: { kz: 'Дс–Сб, 8:00–20:00', ru: 'Пн–Сб, 8:00–20:00', en: 'Mon–Sat, 8:00–20:00' },
            },
            {
              title: { kz: 'Бірыңғай құтқару қызметі', ru: 'Единая служба спасения', en: 'Rescue service' },
              phone: helpNumbers.rescue,
            },
            helpline,
            nationalHelpline,
          ],
        },
      ],
    },
  },
  {
    id: 161,
    slug: 'university-purchases',
    attributes: {
      title: { kz: 'Университеттің сатып алулары', ru: 'Закупки университета', en: 'Procurement' },
      path: 'university-purchases',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз университетінің сатып алулары: тәртібі мен жоспары',
          ru: 'Закупки Университета Нархоз: порядок и план',
          en: 'Procurement at Narxoz University: rules and plan',
        },
        description: {
          kz: 'Тендерге қалай қатысуға болады, қандай құжат керек, жылдық жоспар және жеткізушілердің сұрақтары.',
          ru: 'Как участвовать в тендере, какие документы нужны, годовой план и вопросы поставщиков.',
          en: 'How to take part in a tender, which documents are needed, the annual plan and suppliers’ questions.',
        },
      },
      banner: {
        title: { kz: 'Ашық конкурс, түсінікті талап', ru: 'Открытый конкурс, понятные требования', en: 'Open tenders, clear requirements' },
        lead: {
          kz: 'Үш миллион теңгеден асатын кез келген тауар мен қызметті университет ашық конкурс арқылы сатып алады.',
          ru: 'Любые товары и услуги дороже трёх миллионов тенге университет закупает через открытый конкурс.',
          en: 'Goods and services worth more than three million tenge are bought by open tender.',
        },
      },
      blocks: [
        {
          id: 4101,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Тендерге қатысу', ru: 'Как участвовать в тендере', en: 'Taking part in a tender' },
          items: [
            {
              title: {
                kz: 'Жеткізушілер тізіліміне тіркеліңіз',
                ru: 'Зарегистрируйтесь в реестре поставщиков',
                en: 'Join the register of suppliers',
              },
              desc: {
                kz: '<p>Тіркеу анықтамасы, салық берешегінің жоқтығы туралы мәлімет және байланыс тұлғасы жеткілікті. Жауап үш күнде келеді.</p>',
                ru: '<p>Достаточно справки о регистрации, сведений об отсутствии налоговой задолженности и контактного лица. Ответ приходит за три дня.</p>',
                en: '<p>A certificate of registration, proof of no tax debt and a contact person are enough. You get an answer in three days.</p>',
              },
            },
            {
              title: { kz: 'Техникалық сипаттаманы оқыңыз', ru: 'Изучите техническую спецификацию', en: 'Study the specification' },
              desc: {
                kz: '<p>Хабарландыру кемінде он күн тұрады. Алғашқы бес күнде сұрақ қоюға болады, жауап барлық қатысушыға жіберіледі.</p>',
                ru: '<p>Объявление висит не меньше десяти дней. Первые пять дней можно задавать вопросы, ответ получают все участники.</p>',
                en: '<p>A notice stays up for at least ten days. Questions may be asked in the first five, and every bidder gets the answer.</p>',
              },
            },
            {
              title: { kz: 'Өтінімді тапсырыңыз', ru: 'Подайте заявку', en: 'Submit your bid' },
              desc: {
                kz: '<p>Баға ұсынысы жабық түрде жүктеледі және комиссия отырысында ғана ашылады.</p>',
                ru: '<p>Ценовое предложение загружается закрытым и вскрывается только на заседании комиссии.</p>',
                en: '<p>The price is uploaded sealed and opened only at the meeting of the committee.</p>',
              },
            },
            {
              title: { kz: 'Нәтижені күтіңіз', ru: 'Дождитесь результата', en: 'Wait for the result' },
              desc: {
                kz: '<p>Хаттама екі жұмыс күнінде жарияланады. Келіспесеңіз, бес күн ішінде шағым беріңіз.</p>',
                ru: '<p>Протокол публикуется за два рабочих дня. Если вы не согласны, подайте жалобу в течение пяти дней.</p>',
                en: '<p>The minutes are published in two working days. If you disagree, complain within five days.</p>',
              },
            },
          ],
        },
        {
          id: 4102,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: '2027 жылғы жоспардан', ru: 'Из плана на 2027 год', en: 'From the plan for 2027' },
          columns: [
            { title: { kz: 'Сатып алу нысанасы', ru: 'Предмет закупки', en: 'Item' } },
            { title: { kz: 'Сомасы, млн теңге', ru: 'Сумма, млн тенге', en: 'Amount, million tenge' } },
            { title: { kz: 'Тоқсан', ru: 'Квартал', en: 'Quarter' } },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Үшінші жатақхананың терезелері',
                    ru: 'Окна третьего общежития',
                    en: 'Windows for the third hall of residence',
                  },
                },
                { text: { kz: '86', ru: '86', en: '86' } },
                { text: { kz: 'II', ru: 'II', en: 'II' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Деректер зертханасының серверлері',
                    ru: 'Серверы лаборатории данных',
                    en: 'Servers for the data laboratory',
                  },
                },
                { text: { kz: '64', ru: '64', en: '64' } },
                { text: { kz: 'I', ru: 'I', en: 'I' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Кітапхана қоры мен электрондық жазылым',
                    ru: 'Фонд библиотеки и электронная подписка',
                    en: 'Library stock and electronic subscriptions',
                  },
                },
                { text: { kz: '112', ru: '112', en: '112' } },
                { text: { kz: 'I–IV', ru: 'I–IV', en: 'I–IV' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Асхананың тоңазытқыш жабдығы',
                    ru: 'Холодильное оборудование столовой',
                    en: 'Refrigeration for the canteen',
                  },
                },
                { text: { kz: '18', ru: '18', en: '18' } },
                { text: { kz: 'III', ru: 'III', en: 'III' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4103,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Бағадан бөлек ескерілетіні', ru: 'Что учитывается кроме цены', en: 'What counts besides price' },
          desc: {
            kz: '<p>Комиссия жеткізу мерзімін, кепілдікті, отандық өндірістің үлесін және қоршаған ортаға әсерін де бағалайды: мысалы, қағаз бен тазалау құралдары тек экологиялық белгісі бар тауардан таңдалады.</p><p>Комиссия мүшелері мүдделер қақтығысы туралы мәлімдеме толтырады; туысқандық байланысы бар адам дауыс беруге қатыспайды.</p>',
            ru: '<p>Комиссия оценивает также срок поставки, гарантию, долю отечественного производства и влияние на среду: бумагу и моющие средства, например, выбирают только с экологической маркировкой.</p><p>Члены комиссии заполняют декларацию о конфликте интересов; тот, у кого есть родственная связь с участником, не голосует.</p>',
            en: '<p>The committee also judges delivery time, warranty, the share of local production and the effect on the environment: paper and cleaning products, for example, must carry an ecological label.</p><p>Committee members declare conflicts of interest, and nobody related to a bidder votes.</p>',
          },
        },
        {
          id: 4104,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Жеткізушілерге', ru: 'Поставщикам', en: 'For suppliers' },
          items: [
            {
              title: { kz: 'Сатып алу бөлімі', ru: 'Отдел закупок', en: 'Procurement office' },
              phone: '+7 (727) 377-11-69',
              email: 'tender@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 115-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 115',
                en: '55 Zhandosov Street, room 115, Almaty',
              },
              hours: { kz: 'Дс–Жм, 9:00–17:00', ru: 'Пн–Пт, 9:00–17:00', en: 'Mon–Fri, 9:00–17:00' },
            },
            antiCorruptionLine,
          ],
        },
      ],
    },
  },
])
