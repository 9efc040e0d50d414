import { starter } from '../../starter-entry.ts'
import { helpNumbers, helpTitles } from '../help-lines.ts'

/** Pages about the bodies that govern the university. */
export const pagesGovernance = starter('page', [
  {
    id: 154,
    slug: 'management-of-narkhoz-university',
    attributes: {
      title: { kz: 'Университет басшылығы', ru: 'Руководство университета', en: 'Management of the university' },
      path: 'management-of-narkhoz-university',
      type: 'static',
      seo: {
        title: { kz: 'Нархоз университетінің басшылығы', ru: 'Руководство Университета Нархоз', en: 'The management of Narxoz University' },
        description: {
          kz: 'Президент, проректорлар мен департамент басшылары, олардың міндеттері және қабылдау уақыты.',
          ru: 'Президент, проректоры и руководители департаментов, их обязанности и часы приёма.',
          en: 'The president, vice-rectors and heads of department, their duties and reception hours.',
        },
      },
      banner: {
        title: { kz: 'Кім басқарады, кім жауап береді', ru: 'Кто руководит и кто отвечает', en: 'Who leads and who answers for it' },
        lead: {
          kz: 'Әр шешімнің иесі бар. Бұл бетте басшылардың міндеті, қабылдау күні мен байланысы жинақталған.',
          ru: 'У каждого решения есть автор. Здесь собраны обязанности руководителей, дни приёма и контакты.',
          en: 'Every decision has an owner. This page gathers the leaders’ duties, reception days and contacts.',
        },
        link: {
          text: { kz: 'Басшылыққа сұрақ қою', ru: 'Задать вопрос руководству', en: 'Ask the leadership' },
          url: '/virtual-reception',
        },
      },
      blocks: [
        {
          id: 4031,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Басқару қалай құрылған', ru: 'Как устроено управление', en: 'How the university is governed' },
          desc: {
            kz: '<p>Университет\u00a0– акционерлік қоғам. Директорлар кеңесі стратегия мен бюджетті бекітеді, президент пен басқарма күнделікті жұмысты жүргізеді, Ғылыми кеңес оқу мен ғылымға қатысты мәселені шешеді.</p><p>Мектептердің деканы бағдарламалар мен кадр бойынша өз бетінше шешім қабылдайды және жылына екі рет басқарма алдында есеп береді.</p>',
            ru: '<p>Университет\u00a0— акционерное общество. Совет директоров утверждает стратегию и бюджет, президент и правление ведут ежедневную работу, Учёный совет решает вопросы обучения и науки.</p><p>Деканы школ самостоятельно принимают решения по программам и кадрам и дважды в год отчитываются перед правлением.</p>',
            en: '<p>The university is a joint-stock company. The Board of Directors approves strategy and budget, the president and the management board run the daily work, and the Academic Council decides on teaching and research.</p><p>The deans of the schools decide on programmes and staff themselves and report to the management board twice a year.</p>',
          },
        },
        {
          id: 4032,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Азаматтарды қабылдау', ru: 'Приём граждан', en: 'Reception hours' },
          desc: {
            kz: '<p>Қабылдауға бір күн бұрын телефон немесе пошта арқылы жазылыңыз.</p>',
            ru: '<p>Записывайтесь накануне по телефону или по почте.</p>',
            en: '<p>Please sign up the day before, by phone or email.</p>',
          },
          columns: [
            { title: { kz: 'Лауазым', ru: 'Должность', en: 'Post' } },
            { title: { kz: 'Күні', ru: 'День', en: 'Day' } },
            { title: { kz: 'Уақыты', ru: 'Время', en: 'Time' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Президент', ru: 'Президент', en: 'President' } },
                { text: { kz: 'айдың бірінші сәрсенбісі', ru: 'первая среда месяца', en: 'first Wednesday of the month' } },
                { text: { kz: '16:00–18:00', ru: '16:00–18:00', en: '16:00–18:00' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Академиялық істер жөніндегі проректор',
                    ru: 'Проректор по академическим вопросам',
                    en: 'Vice-Rector for Academic Affairs',
                  },
                },
                { text: { kz: 'әр сейсенбі', ru: 'каждый вторник', en: 'every Tuesday' } },
                { text: { kz: '15:00–17:00', ru: '15:00–17:00', en: '15:00–17:00' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Ғылым жөніндегі проректор', ru: 'Проректор по науке', en: 'Vice-Rector for Research' } },
                { text: { kz: 'әр бейсенбі', ru: 'каждый четверг', en: 'every Thursday' } },
                { text: { kz: '14:00–16:00', ru: '14:00–16:00', en: '14:00–16:00' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Қаржы директоры', ru: 'Финансовый директор', en: 'Chief Financial Officer' } },
                { text: { kz: 'екінші және төртінші жұма', ru: 'вторая и четвёртая пятница', en: 'second and fourth Friday' } },
                { text: { kz: '11:00–12:30', ru: '11:00–12:30', en: '11:00–12:30' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4033,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Қай мәселемен кімге бару керек', ru: 'С чем и к кому идти', en: 'Which matter goes to whom' },
          items: [
            {
              title: {
                kz: 'Бағаға, пәнге немесе кестеге қатысты',
                ru: 'Оценка, дисциплина или расписание',
                en: 'A mark, a course or the timetable',
              },
              text: {
                kz: '<p>Алдымен мектептің деканатына, шешілмесе академиялық істер жөніндегі проректорға жазыңыз. Емтихан бағасына апелляция келесі күннің соңына дейін, семестр бағасына үш күн ішінде беріледі.</p>',
                ru: '<p>Сначала обратитесь в деканат школы, затем, если вопрос не решён, к проректору по академическим вопросам. Апелляцию на оценку за экзамен подают до конца следующего дня, на оценку за семестр в течение трёх дней.</p>',
                en: '<p>Write to the dean’s office of your school first and then, if nothing is settled, to the Vice-Rector for Academic Affairs. An examination mark is appealed by the end of the next day, a semester mark within three days.</p>',
              },
            },
            {
              title: {
                kz: 'Оқу ақысы, жеңілдік немесе бөліп төлеу',
                ru: 'Оплата, скидка или рассрочка',
                en: 'Fees, discounts or instalments',
              },
              text: {
                kz: '<p>Қызмет көрсету орталығы есепшотты тексеріп, өтінішті қаржы директорына жолдайды. Шешім он жұмыс күнінде шығады.</p>',
                ru: '<p>Центр обслуживания проверит счёт и передаст заявление финансовому директору. Решение выносится за десять рабочих дней.</p>',
                en: '<p>The service centre checks the invoice and passes your request to the Chief Financial Officer. A decision takes ten working days.</p>',
              },
            },
            {
              title: {
                kz: 'Әдепке жат мінез-құлық пен кемсіту',
                ru: 'Неэтичное поведение и дискриминация',
                en: 'Misconduct and discrimination',
              },
              text: {
                kz: '<p>Омбудсменге жазыңыз: ombudsman@narxoz.example мекенжайындағы хатты тек бір адам оқиды, атыңызды айту міндетті емес.</p>',
                ru: '<p>Напишите омбудсмену: письма на адрес ombudsman@narxoz.example читает только один человек, имя указывать не обязательно.</p>',
                en: '<p>Write to the ombudsman: only one person reads letters sent to ombudsman@narxoz.example, and you need not give your name.</p>',
              },
            },
            {
              title: { kz: 'Пара және сыбайлас жемқорлық', ru: 'Взятка и коррупция', en: 'Bribery and corruption' },
              text: {
                kz: `<p>Баға, жатақханадан орын немесе анықтама үшін ақша сұраса, берместен хабарласыңыз. ${helpTitles.antiCorruption.kz}: ${helpNumbers.antiCorruption}, атыңызды айту міндетті емес.</p>`,
                ru: `<p>Если за оценку, место в общежитии или справку просят деньги, не платите, а сообщите. ${helpTitles.antiCorruption.ru}: ${helpNumbers.antiCorruption}, имя называть не обязательно.</p>`,
                en: `<p>If anybody asks for money for a mark, a room or a certificate, do not pay but report it. ${helpTitles.antiCorruption.en}: ${helpNumbers.antiCorruption}; you need not give your name.</p>`,
              },
            },
          ],
        },
        {
          id: 4034,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Қабылдау бөлмесі', ru: 'Приёмная', en: 'Front office' },
          items: [
            {
              title: { kz: 'Президенттің қабылдау бөлмесі', ru: 'Приёмная президента', en: 'Office of the president' },
              phone: '+7 (727) 377-11-10',
              email: 'reception@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 301-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 301',
                en: '55 Zhandosov Street, room 301, Almaty',
              },
              hours: { kz: 'Дс–Жм, 9:00–18:00', ru: 'Пн–Пт, 9:00–18:00', en: 'Mon–Fri, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 155,
    slug: 'academic-council',
    attributes: {
      title: { kz: 'Ғылыми кеңес', ru: 'Учёный совет', en: 'Academic Council' },
      path: 'academic-council',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз университетінің Ғылыми кеңесі',
          ru: 'Учёный совет Университета Нархоз',
          en: 'Academic Council of Narxoz University',
        },
        description: {
          kz: 'Ғылыми кеңестің құрамы, отырыс кестесі, өкілеттігі және жарияланған шешімдері.',
          ru: 'Состав Учёного совета, график заседаний, полномочия и опубликованные решения.',
          en: 'Members of the Academic Council, its calendar of meetings, powers and published decisions.',
        },
      },
      banner: {
        title: {
          kz: 'Оқу мен ғылымның басты кеңесі',
          ru: 'Главный совет по обучению и науке',
          en: 'The highest council for teaching and research',
        },
        lead: {
          kz: 'Жаңа бағдарлама да, ғылыми атақ та, академиялық саясат та осы кеңестің дауысынан кейін ғана күшіне енеді.',
          ru: 'Новая программа, учёное звание и академическая политика вступают в силу только после голосования этого совета.',
          en: 'A new programme, an academic title or the academic policy takes effect only after a vote here.',
        },
      },
      blocks: [
        {
          id: 4041,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Кеңес туралы қысқаша', ru: 'Коротко о совете', en: 'The council in brief' },
          items: [
            {
              title: { kz: 'Құрамы', ru: 'Состав', en: 'Members' },
              value: {
                kz: '32 адам, оның сегізі\u00a0– студенттер мен докторанттар',
                ru: '32 человека, из них восемь\u00a0— студенты и докторанты',
                en: '32 people, eight of them students and doctoral students',
              },
            },
            {
              title: { kz: 'Сайлану мерзімі', ru: 'Срок полномочий', en: 'Term of office' },
              value: {
                kz: 'үш жыл, студенттерге\u00a0– бір жыл',
                ru: 'три года, для студентов\u00a0— год',
                en: 'three years, one year for students',
              },
            },
            {
              title: { kz: 'Отырыс', ru: 'Заседания', en: 'Meetings' },
              value: {
                kz: 'айына бір рет, соңғы бейсенбіде, 15:00-де',
                ru: 'раз в месяц, в последний четверг, в 15:00',
                en: 'once a month, on the last Thursday, at 15:00',
              },
            },
            {
              title: { kz: 'Шешім', ru: 'Решение', en: 'Decisions' },
              value: {
                kz: 'қатысқандардың көпшілік даусымен, кадр мәселесі жасырын дауыспен',
                ru: 'большинством присутствующих, по кадрам\u00a0— тайным голосованием',
                en: 'by a majority of those present, by secret ballot on appointments',
              },
            },
          ],
        },
        {
          id: 4042,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Өкілеттігі', ru: 'Полномочия', en: 'Powers' },
          desc: {
            kz: '<ul><li>білім беру бағдарламаларын ашу, өзгерту және жабу;</li><li>академиялық саясат пен бағалау тәртібін бекіту;</li><li>ғылыми атаққа ұсыну және профессорлар конкурсын қорытындылау;</li><li>докторлық диссертация тақырыптары мен жетекшілерін бекіту;</li><li>университеттің құрметті атақтарын беру.</li></ul>',
            ru: '<ul><li>открытие, изменение и закрытие образовательных программ;</li><li>утверждение академической политики и порядка оценивания;</li><li>представление к учёным званиям и итоги конкурсов на должность профессора;</li><li>утверждение тем и руководителей докторских диссертаций;</li><li>присвоение почётных званий университета.</li></ul>',
            en: '<ul><li>opening, changing and closing programmes;</li><li>approving the academic policy and the rules of assessment;</li><li>recommending academic titles and settling competitions for professorships;</li><li>approving the topics and supervisors of doctoral theses;</li><li>awarding honorary titles of the university.</li></ul>',
          },
        },
        {
          id: 4043,
          type: 'table',
          group: 3,
          position: 3,
          title: { kz: '2026–2027 оқу жылының отырыстары', ru: 'Заседания 2026–2027 учебного года', en: 'Meetings in 2026–2027' },
          columns: [
            { title: { kz: 'Күні', ru: 'Дата', en: 'Date' } },
            { title: { kz: 'Негізгі мәселе', ru: 'Главный вопрос', en: 'Main item' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: '2026 ж. 26 қараша', ru: '26 ноября 2026', en: '26 November 2026' } },
                {
                  text: {
                    kz: 'Қысқы сессияның ережесі мен апелляция комиссиялары',
                    ru: 'Порядок зимней сессии и апелляционные комиссии',
                    en: 'Rules of the winter examinations and appeal boards',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: '2027 ж. 28 қаңтар', ru: '28 января 2027', en: '28 January 2027' } },
                {
                  text: {
                    kz: 'Келесі жылға арналған жаңа бағдарламалар',
                    ru: 'Новые программы на следующий год',
                    en: 'New programmes for the coming year',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: '2027 ж. 25 ақпан', ru: '25 февраля 2027', en: '25 February 2027' } },
                {
                  text: {
                    kz: 'Зерттеу өзектерінің жылдық есебі',
                    ru: 'Годовой отчёт исследовательских ядер',
                    en: 'Annual report of the research cores',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: '2027 ж. 29 сәуір', ru: '29 апреля 2027', en: '29 April 2027' } },
                {
                  text: {
                    kz: 'Академиялық саясатқа өзгерістер',
                    ru: 'Изменения в академической политике',
                    en: 'Amendments to the academic policy',
                  },
                },
              ],
            },
          ],
        },
        {
          id: 4044,
          type: 'steps',
          group: 4,
          position: 4,
          title: {
            kz: 'Мәселені күн тәртібіне қалай енгізуге болады',
            ru: 'Как внести вопрос в повестку',
            en: 'How to put an item on the agenda',
          },
          items: [
            {
              title: { kz: 'Қысқа анықтама жазыңыз', ru: 'Напишите краткую справку', en: 'Write a short paper' },
              desc: {
                kz: '<p>Екі беттен аспасын: мәселе, ұсыныс, шығын және кімге қатысты екені.</p>',
                ru: '<p>Не больше двух страниц: проблема, предложение, затраты и кого это касается.</p>',
                en: '<p>No more than two pages: the problem, the proposal, its cost and whom it concerns.</p>',
              },
            },
            {
              title: { kz: 'Комиссияда талқылаңыз', ru: 'Обсудите на комиссии', en: 'Discuss it in committee' },
              desc: {
                kz: '<p>Оқу-әдістемелік немесе ғылыми комиссия отырыстан екі апта бұрын қарайды.</p>',
                ru: '<p>Учебно-методическая или научная комиссия рассматривает вопрос за две недели до заседания.</p>',
                en: '<p>The teaching or the research committee looks at it two weeks before the meeting.</p>',
              },
            },
            {
              title: { kz: 'Кеңес хатшысына тапсырыңыз', ru: 'Передайте секретарю совета', en: 'Hand it to the secretary' },
              desc: {
                kz: '<p>academic.council@narxoz.example мекенжайына жіберіңіз. Отырысқа авторды шақырамыз, сөз сөйлеуге жеті минут беріледі.</p>',
                ru: '<p>Отправьте на academic.council@narxoz.example. Автора пригласят на заседание и дадут семь минут на выступление.</p>',
                en: '<p>Send it to academic.council@narxoz.example. The author is invited to the meeting and has seven minutes to speak.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 156,
    slug: 'educational-and-methodological-association',
    attributes: {
      title: { kz: 'Оқу-әдістемелік бірлестік', ru: 'Учебно-методическое объединение', en: 'Academic Standards Association' },
      path: 'educational-and-methodological-association',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз жанындағы оқу-әдістемелік бірлестік',
          ru: 'Учебно-методическое объединение при Университете Нархоз',
          en: 'The Academic Standards Association at Narxoz University',
        },
        description: {
          kz: 'Бизнес, басқару және құқық бағыттары бойынша республикалық бірлестіктің міндеті, топтары мен жұмыс жоспары.',
          ru: 'Задачи, группы и план работы республиканского объединения по направлениям бизнеса, управления и права.',
          en: 'Tasks, working groups and plans of the national association for programmes in business, administration and law.',
        },
      },
      banner: {
        title: {
          kz: 'Елдің жоғары оқу орындарына ортақ алаң',
          ru: 'Общая площадка вузов страны',
          en: 'Common ground for the country’s universities',
        },
        lead: {
          kz: 'Бірлестік «Бизнес, басқару және құқық» бағытындағы бағдарламаларды қырық бір жоғары оқу орнымен бірге жетілдіреді.',
          ru: 'Объединение вместе с сорока одним вузом совершенствует программы направления «Бизнес, управление и право».',
          en: 'Together with forty-one universities the association improves programmes in business, administration and law.',
        },
      },
      blocks: [
        {
          id: 4051,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Бірлестіктің атқаратын ісі', ru: 'Чем занимается объединение', en: 'What the association does' },
          lead: {
            kz: 'Біз бір университеттің тәжірибесін бүкіл елге ортақ етеміз: үлгі силлабус, емтихан тапсырмасы, кейстер жинағы.',
            ru: 'Мы делаем опыт одного университета общим для страны: примерные силлабусы, экзаменационные задания, сборники кейсов.',
            en: 'We share one university’s experience with the whole country: model syllabuses, examination tasks, collections of cases.',
          },
          desc: {
            kz: '<p>Бірлестік министрліктің бұйрығымен құрылып, Нархоз университетіне бекітілген. Оған оқытушылармен қатар салалық қауымдастықтардың өкілдері кіреді, сондықтан кәсіби стандарттағы өзгеріс бағдарламаға бір жылдың ішінде жетеді.</p>',
            ru: '<p>Объединение создано приказом министерства и закреплено за Университетом Нархоз. Кроме преподавателей, в него входят представители отраслевых ассоциаций, поэтому изменения профессиональных стандартов доходят до программ за год.</p>',
            en: '<p>The association was set up by order of the ministry and is based at Narxoz University. Professional bodies sit on it beside teachers, so a change in an occupational standard reaches the programmes within a year.</p>',
          },
          facts: [
            {
              title: { kz: 'Мүше университеттер', ru: 'Университетов-участников', en: 'Member universities' },
              value: { kz: '41', ru: '41', en: '41' },
            },
            { title: { kz: 'Жұмыс топтары', ru: 'Рабочих групп', en: 'Working groups' }, value: { kz: '6', ru: '6', en: '6' } },
          ],
        },
        {
          id: 4052,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Жұмыс топтары', ru: 'Рабочие группы', en: 'Working groups' },
          columns: [
            { title: { kz: 'Топ', ru: 'Группа', en: 'Group' } },
            { title: { kz: 'Биылғы тапсырма', ru: 'Задача этого года', en: 'This year’s task' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Экономика', ru: 'Экономика', en: 'Economics' } },
                {
                  text: {
                    kz: 'Эконометрика пәнінің үш тілдегі ортақ силлабусы',
                    ru: 'Общий силлабус эконометрики на трёх языках',
                    en: 'A common syllabus of econometrics in three languages',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Есеп және аудит', ru: 'Учёт и аудит', en: 'Accounting and audit' } },
                {
                  text: {
                    kz: 'Халықаралық стандарттар бойынша екі жүз есептің жинағы',
                    ru: 'Сборник двухсот задач по международным стандартам',
                    en: 'A collection of two hundred problems on international standards',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Қаржы', ru: 'Финансы', en: 'Finance' } },
                {
                  text: {
                    kz: 'Исламдық қаржы бойынша таңдау модулі',
                    ru: 'Модуль по выбору об исламских финансах',
                    en: 'An elective module on Islamic finance',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Менеджмент және маркетинг', ru: 'Менеджмент и маркетинг', en: 'Management and marketing' } },
                {
                  text: {
                    kz: 'Отандық компаниялардың елу кейсі',
                    ru: 'Пятьдесят кейсов казахстанских компаний',
                    en: 'Fifty cases from companies in Kazakhstan',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Мемлекеттік басқару', ru: 'Государственное управление', en: 'Public administration' } },
                {
                  text: {
                    kz: 'Әкімдіктердегі тағылымдаманың біртұтас бағдарламасы',
                    ru: 'Единая программа стажировок в акиматах',
                    en: 'A single programme of internships in local government',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Құқық', ru: 'Право', en: 'Law' } },
                {
                  text: {
                    kz: 'Заң клиникаларына арналған нұсқаулық',
                    ru: 'Руководство для юридических клиник',
                    en: 'A handbook for law clinics',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4053,
          type: 'steps',
          group: 3,
          position: 3,
          title: {
            kz: 'Бағдарламаны сараптамадан қалай өткізуге болады',
            ru: 'Как провести программу через экспертизу',
            en: 'How to have a programme reviewed',
          },
          items: [
            {
              title: { kz: 'Өтінім беру', ru: 'Подача заявки', en: 'Apply' },
              desc: {
                kz: '<p>Бағдарлама паспорты мен оқу жоспарын umo@narxoz.example мекенжайына жолдаңыз.</p>',
                ru: '<p>Отправьте паспорт программы и учебный план на umo@narxoz.example.</p>',
                en: '<p>Send the programme’s passport and curriculum to umo@narxoz.example.</p>',
              },
            },
            {
              title: { kz: 'Екі сарапшының пікірі', ru: 'Отзывы двух экспертов', en: 'Two experts’ reviews' },
              desc: {
                kz: '<p>Бірі\u00a0– басқа университеттің профессоры, екіншісі\u00a0– саланың практигі. Пікір үш аптада дайын болады.</p>',
                ru: '<p>Один\u00a0— профессор другого университета, второй\u00a0— практик отрасли. Отзывы готовы через три недели.</p>',
                en: '<p>One is a professor of another university, the other a practitioner. The reviews are ready in three weeks.</p>',
              },
            },
            {
              title: { kz: 'Топ отырысы', ru: 'Заседание группы', en: 'The group meets' },
              desc: {
                kz: '<p>Ескертулер талқыланып, тізілімге ұсыну туралы шешім қабылданады.</p>',
                ru: '<p>Обсуждаются замечания и принимается решение о рекомендации в реестр.</p>',
                en: '<p>Remarks are discussed, and the group decides whether to recommend the programme for the register.</p>',
              },
            },
          ],
        },
        {
          id: 4054,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Бірлестік хатшылығы', ru: 'Секретариат объединения', en: 'Secretariat of the association' },
          items: [
            {
              title: { kz: 'Жауапты хатшы', ru: 'Ответственный секретарь', en: 'Executive secretary' },
              phone: '+7 (727) 377-11-64',
              email: 'umo@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 218-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 218',
                en: '55 Zhandosov Street, room 218, Almaty',
              },
              hours: { kz: 'Дс–Бс, 10:00–17:00', ru: 'Пн–Чт, 10:00–17:00', en: 'Mon–Thu, 10:00–17:00' },
            },
          ],
        },
      ],
    },
  },
])
