import { starter } from '../starter-entry.ts'
import { helpNumbers } from './help-lines.ts'

/** Sustainable development goals 1 to 6. */
export const sdgs1To6 = starter('sdg', [
  {
    id: 1,
    slug: 'no-poverty',
    attributes: {
      number: 1,
      title: { kz: 'Кедейшілікті жою', ru: 'Ликвидация нищеты', en: 'No poverty' },
      lead: {
        kz: 'Табысы аз отбасынан шыққан талапкерге оқуға жол ашамыз және Қазақстандағы кедейліктің шынайы бейнесін өлшейміз.',
        ru: 'Открываем дорогу к учёбе абитуриентам из небогатых семей и измеряем настоящую картину бедности в Казахстане.',
        en: 'We open the way to university for applicants from poorer families and measure what poverty in Kazakhstan really looks like.',
      },
      colour: '#e5243b',
      seo: {
        title: {
          kz: '1-мақсат: кедейшілікті жою\u00a0– Нархоз университеті',
          ru: 'Цель 1: ликвидация нищеты\u00a0— Университет Нархоз',
          en: 'Goal 1: no poverty – Narxoz University',
        },
        description: {
          kz: 'Университеттің кедейлікке қарсы істері: әлеуметтік гранттар, қаржылық кеңес, тұрмыс деңгейін зерттеу.',
          ru: 'Что университет делает против бедности: социальные гранты, финансовые советы, исследования уровня жизни.',
          en: 'What the university does against poverty: social grants, financial advice and studies of living standards.',
        },
      },
      banner: {
        title: { kz: 'Кедейшілікті жою', ru: 'Ликвидация нищеты', en: 'No poverty' },
        lead: {
          kz: 'Диплом\u00a0– кедейліктен шығудың ең сенімді сатыларының бірі, бірақ оған алдымен қол жетуі керек.',
          ru: 'Диплом\u00a0— одна из самых надёжных ступеней из бедности, но до неё сначала нужно дотянуться.',
          en: 'A degree is one of the surest steps out of poverty, but people must be able to reach it first.',
        },
        link: { text: { kz: 'Гранттарды қарау', ru: 'Смотреть гранты', en: 'See the grants' }, url: '/grants' },
      },
      blocks: [
        {
          id: 4501,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Оқу ақысы кедергі болмасын деп', ru: 'Чтобы плата не стала стеной', en: 'So that fees are no wall' },
          desc: {
            kz: '<p>Атаулы әлеуметтік көмек алатын отбасының баласына оқу ақысының 70 пайызына дейін кешірім жасалады. Бірінші курста жатақхана мен түскі ас тегін, ал оқулық пен ноутбук жалға беріледі. 2026 жылы бұл бағдарламамен 186 студент оқып жүр.</p>',
            ru: '<p>Детям из семей, получающих адресную социальную помощь, прощают до 70 процентов платы. На первом курсе общежитие и обеды бесплатны, учебники и ноутбук дают напрокат. В 2026 году по программе учатся 186 студентов.</p>',
            en: '<p>Children of families on targeted social assistance have up to 70 per cent of the fee waived. In the first year the hall and lunches are free, and textbooks and a laptop are lent. In 2026 the programme supports 186 students.</p>',
          },
        },
        {
          id: 4502,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Университеттен тыс', ru: 'За стенами университета', en: 'Beyond the campus' },
          items: [
            {
              title: { kz: 'Қарыздан шығу кеңесі', ru: 'Консультации должникам', en: 'Debt advice' },
              desc: {
                kz: '<p>Сенбі сайын қаржы студенттері тұрғындарға несиені қайта құрылымдауды тегін түсіндіреді.</p>',
                ru: '<p>По субботам студенты-финансисты бесплатно объясняют жителям, как реструктурировать кредит.</p>',
                en: '<p>On Saturdays finance students explain to residents, free of charge, how to restructure a loan.</p>',
              },
            },
            {
              title: { kz: 'Ауылдағы шағын кәсіп', ru: 'Малое дело в ауле', en: 'Village businesses' },
              desc: {
                kz: '<p>Жетісудың он екі ауылында әйелдер тобына бизнес-жоспар құруды үйретеміз.</p>',
                ru: '<p>В двенадцати аулах Жетысу учим женские группы составлять бизнес-план.</p>',
                en: '<p>In twelve villages of Zhetysu we teach women’s groups to draw up business plans.</p>',
              },
            },
          ],
        },
        {
          id: 4503,
          type: 'facts',
          group: 3,
          position: 3,
          title: {
            kz: 'Зерттеу: үй шаруашылығы күнделігі',
            ru: 'Исследование: дневник домохозяйства',
            en: 'Research: the household diary',
          },
          items: [
            {
              title: { kz: 'Қатысушылар', ru: 'Участники', en: 'Participants' },
              value: { kz: 'бес облыстағы 600 отбасы', ru: '600 семей в пяти областях', en: '600 families in five regions' },
            },
            {
              title: { kz: 'Әдісі', ru: 'Метод', en: 'Method' },
              value: {
                kz: 'бір жыл бойы әр шығынды күнделікті жазу',
                ru: 'ежедневная запись каждой траты в течение года',
                en: 'every expense written down daily for a year',
              },
            },
            {
              title: { kz: 'Алғашқы қорытынды', ru: 'Первый вывод', en: 'First finding' },
              value: {
                kz: 'отбасын кедейлікке ең жиі ауру мен той шығыны итермелейді',
                ru: 'чаще всего в бедность толкают болезнь и расходы на торжества',
                en: 'illness and the cost of celebrations push families into poverty most often',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'zero-hunger',
    attributes: {
      number: 2,
      title: { kz: 'Аштықты жою', ru: 'Ликвидация голода', en: 'Zero hunger' },
      lead: {
        kz: 'Азық-түлік бағасын зерттейміз, артылған асты ысырап етпейміз және ешбір студенттің аш отырмауын қадағалаймыз.',
        ru: 'Изучаем цены на продовольствие, не выбрасываем оставшуюся еду и следим, чтобы ни один студент не сидел голодным.',
        en: 'We study food prices, let no good food go to waste and make sure that no student goes hungry.',
      },
      colour: '#dda63a',
      seo: {
        title: {
          kz: '2-мақсат: аштықты жою\u00a0– Нархоз университеті',
          ru: 'Цель 2: ликвидация голода\u00a0— Университет Нархоз',
          en: 'Goal 2: zero hunger – Narxoz University',
        },
        description: {
          kz: 'Асханадағы қолжетімді ас, азық-түлік қауіпсіздігі туралы зерттеу және ысырапты азайту.',
          ru: 'Доступное питание в столовой, исследования продовольственной безопасности и меньше отходов.',
          en: 'Affordable meals, research on food security and less waste.',
        },
      },
      banner: {
        title: { kz: 'Аштықты жою', ru: 'Ликвидация голода', en: 'Zero hunger' },
        lead: {
          kz: 'Аш студент дәрісті естімейді. Сондықтан асхана бізде оқу бөлімімен қатар тұрады.',
          ru: 'Голодный студент не слышит лекцию. Поэтому столовая для нас не менее важна, чем учебная часть.',
          en: 'A hungry student cannot hear the lecture. That is why the canteen matters as much as the registry.',
        },
      },
      blocks: [
        {
          id: 4506,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Кампустағы ас', ru: 'Питание на кампусе', en: 'Food on campus' },
          items: [
            {
              title: { kz: 'Жеңілдетілген түскі ас', ru: 'Льготный обед', en: 'The low-price lunch' },
              desc: {
                kz: '<p>Сорпа, ыстық ас пен шай 900 теңге. Бағасын Студенттік кеңес пен асхана бірге бекітеді.</p>',
                ru: '<p>Суп, горячее и чай за 900 тенге. Цену утверждают вместе Студенческий совет и столовая.</p>',
                en: '<p>Soup, a hot dish and tea for 900 tenge. The Student Council and the canteen set the price together.</p>',
              },
            },
            {
              title: { kz: 'Ортақ сөре', ru: 'Общая полка', en: 'The shared shelf' },
              desc: {
                kz: '<p>Жатақхана ас үйіндегі сөреге артық азығыңызды қойыңыз, керегін алыңыз. Сұрақ қойылмайды.</p>',
                ru: '<p>На полку в кухне общежития кладут лишнее и берут нужное. Вопросов не задают.</p>',
                en: '<p>In the kitchens of the halls people leave what they can spare and take what they need. No questions asked.</p>',
              },
            },
            {
              title: { kz: 'Кешкі жеңілдік', ru: 'Вечерняя раздача', en: 'Evening hand-out' },
              desc: {
                kz: '<p>Сағат 18:00-ден кейін дайын ас жарты бағасына сатылады, қалғаны қалалық азық банкіне кетеді.</p>',
                ru: '<p>После 18:00 готовые блюда продают за полцены, остальное уходит в городской продуктовый банк.</p>',
                en: '<p>After 18:00 dishes are sold at half price and the rest goes to the city food bank.</p>',
              },
            },
          ],
        },
        {
          id: 4507,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Нан бағасының картасы', ru: 'Карта цен на хлеб', en: 'A map of bread prices' },
          desc: {
            kz: '<p>Орталық Азия экономикасы орталығы ай сайын Қазақстанның жиырма қаласы мен отыз ауылынан он негізгі тауардың бағасын жинайды. Дерек көрсеткендей, шалғай ауылда ұн мен май облыс орталығынан орта есеппен 17 пайызға қымбат. Осы картаны жергілікті билік әлеуметтік дүкендерді орналастыруға пайдаланады.</p>',
            ru: '<p>Центр экономики Центральной Азии ежемесячно собирает цены на десять основных товаров в двадцати городах и тридцати аулах страны. В отдалённом ауле мука и масло в среднем на 17 процентов дороже, чем в областном центре. По этой карте местные власти размещают социальные магазины.</p>',
            en: '<p>Every month the Centre for Central Asian Economies collects the prices of ten staples in twenty towns and thirty villages. Flour and oil turn out to cost 17 per cent more in remote villages than in the regional capital. Local authorities use the map to place social shops.</p>',
          },
        },
        {
          id: 4508,
          type: 'call',
          group: 3,
          position: 3,
          title: { kz: 'Бір айдың асын бөлісіңіз', ru: 'Поделитесь обедом', en: 'Share a month of lunches' },
          desc: {
            kz: '<p>Айына 18 мың теңге қиын жағдайдағы бір студенттің түскі асын толық жабады.</p>',
            ru: '<p>18 тысяч тенге в месяц полностью оплачивают обеды одного студента в трудной ситуации.</p>',
            en: '<p>18,000 tenge a month pays for the lunches of one student in difficulty.</p>',
          },
          link: {
            text: { kz: 'Даму кеңсесіне жазу', ru: 'Написать в офис развития', en: 'Write to the development office' },
            url: '/development-office',
          },
        },
      ],
    },
  },
  {
    id: 3,
    slug: 'good-health-and-well-being',
    attributes: {
      number: 3,
      title: { kz: 'Жақсы денсаулық және әл-ауқат', ru: 'Хорошее здоровье и благополучие', en: 'Good health and well-being' },
      lead: {
        kz: 'Спортты, психологиялық көмекті және дәрігерді студентке жақын етеміз, денсаулық экономикасын зерттейміз.',
        ru: 'Приближаем к студенту спорт, психолога и врача и исследуем экономику здоровья.',
        en: 'We bring sport, counselling and medical care within reach of students and study the economics of health.',
      },
      colour: '#4c9f38',
      seo: {
        title: {
          kz: '3-мақсат: жақсы денсаулық және әл-ауқат\u00a0– Нархоз университеті',
          ru: 'Цель 3: хорошее здоровье и благополучие\u00a0— Университет Нархоз',
          en: 'Goal 3: good health and well-being – Narxoz University',
        },
        description: {
          kz: 'Медициналық пункт, психологиялық қызмет, спорт секциялары және денсаулық сақтау саласының зерттеулері.',
          ru: 'Медпункт, психологическая служба, спортивные секции и исследования здравоохранения.',
          en: 'A medical room, counselling, sports sections and research on health care.',
        },
      },
      banner: {
        title: { kz: 'Жақсы денсаулық және әл-ауқат', ru: 'Хорошее здоровье и благополучие', en: 'Good health and well-being' },
        lead: {
          kz: 'Сессия\u00a0– денсаулықтың сынағы болмауы керек. Оқу ырғағын адамға лайықтап құрамыз.',
          ru: 'Сессия не должна быть испытанием здоровья. Мы строим ритм учёбы по мерке человека.',
          en: 'Examinations should not be a test of health. We fit the rhythm of study to people.',
        },
        link: { text: { kz: 'Спорт клубтары', ru: 'Спортивные клубы', en: 'Sports clubs' }, url: '/student-life/sports-clubs' },
      },
      blocks: [
        {
          id: 4511,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Үш тіректі қолдау', ru: 'Поддержка на трёх опорах', en: 'Support on three pillars' },
          lead: {
            kz: 'Дәрігер, психолог және жаттықтырушы бір жоспармен жұмыс істейді, студенттің жағдайын бірге талқылайды.',
            ru: 'Врач, психолог и тренер работают по одному плану и вместе обсуждают, как помочь студенту.',
            en: 'Doctor, counsellor and coach work to one plan and discuss together how to help a student.',
          },
          desc: {
            kz: '<p>Әр күзде бірінші курс тегін профилактикалық тексеруден өтеді. Нәтижесін студент қана біледі, ал университет тек жалпы статистиканы көреді.</p>',
            ru: '<p>Каждую осень первокурсники бесплатно проходят профилактический осмотр. Результат знает только студент, университет видит лишь общую статистику.</p>',
            en: '<p>Every autumn first-years have a free check-up. Only the student learns the result; the university sees no more than totals.</p>',
          },
        },
        {
          id: 4512,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Бір жылдағы қамқорлық', ru: 'Забота за год', en: 'A year of care' },
          items: [
            {
              value: { kz: '2\u00a0340', ru: '2\u00a0340', en: '2,340' },
              title: { kz: 'тегін психологиялық сеанс өтті', ru: 'бесплатных встреч с психологом', en: 'free counselling sessions' },
            },
            {
              value: { kz: '1\u00a0100', ru: '1\u00a0100', en: '1,100' },
              title: { kz: 'студент спорт клубында', ru: 'студентов в спортивных клубах', en: 'students in sports clubs' },
            },
            {
              value: { kz: '312', ru: '312', en: '312' },
              title: { kz: 'донор қан тапсырды', ru: 'доноров сдали кровь', en: 'people gave blood' },
            },
          ],
        },
        {
          id: 4513,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Көмек керек болса', ru: 'Если нужна помощь', en: 'If you need help' },
          items: [
            {
              title: { kz: 'Ұйықтай алмаймын, сабаққа зауқым жоқ', ru: 'Не сплю, нет сил на учёбу', en: 'I cannot sleep or study' },
              text: {
                kz: `<p>Психологқа жазылыңыз: алғашқы кездесу үш күннен кешікпейді. Түнде ауыр сәт туса, ${helpNumbers.nationalHelpline} нөміріне қоңырау шалыңыз.</p>`,
                ru: `<p>Запишитесь к психологу: первая встреча не позже чем через три дня. Если тяжело ночью, звоните ${helpNumbers.nationalHelpline}.</p>`,
                en: `<p>Book a counsellor: the first meeting comes within three days. If a night is too hard, call ${helpNumbers.nationalHelpline}.</p>`,
              },
            },
            {
              title: {
                kz: 'Дәрігерге кампуста көріне аламын ба?',
                ru: 'Можно ли попасть к врачу на кампусе?',
                en: 'Can I see a doctor on campus?',
              },
              text: {
                kz: '<p>Терапевт күн сайын қабылдайды, тіркелген емханаңызға онлайн жолдама да бере алады.</p>',
                ru: '<p>Терапевт принимает ежедневно и может онлайн направить вас в поликлинику по прикреплению.</p>',
                en: '<p>A physician is there every day and can refer you online to your own clinic.</p>',
              },
            },
          ],
        },
        {
          id: 4514,
          type: 'text',
          group: 4,
          position: 4,
          title: { kz: 'Темекісіз кампус', ru: 'Кампус без табака', en: 'A tobacco-free campus' },
          desc: {
            kz: '<p>2022 жылдан бері бүкіл аумақта темекі мен электрондық темекіге тыйым салынған. Тастағысы келетіндерге сегіз апталық топ бар: бағдарламадан өткендердің 43 пайызы бір жылдан кейін де шекпейді.</p>',
            ru: '<p>С 2022 года на всей территории запрещены обычные и электронные сигареты. Для желающих бросить есть восьминедельная группа: 43 процента прошедших её не курят и через год.</p>',
            en: '<p>Since 2022 cigarettes, electronic ones too, have been banned everywhere on campus. An eight-week group helps those who want to stop: 43 per cent of them still do not smoke a year later.</p>',
          },
        },
        {
          id: 4515,
          type: 'facts',
          group: 5,
          position: 5,
          title: {
            kz: 'Денсаулық экономикасы бойынша зерттеу',
            ru: 'Исследования экономики здоровья',
            en: 'Research on the economics of health',
          },
          items: [
            {
              title: { kz: 'Тақырып', ru: 'Тема', en: 'Topic' },
              value: {
                kz: 'дәріге кететін қалта шығыны',
                ru: 'личные расходы на лекарства',
                en: 'what people pay for medicines themselves',
              },
            },
            {
              title: { kz: 'Серіктес', ru: 'Партнёр', en: 'Partner' },
              value: {
                kz: 'қалалық қоғамдық денсаулық басқармасы',
                ru: 'городское управление общественного здоровья',
                en: 'the city department of public health',
              },
            },
            {
              title: { kz: 'Аяқталуы', ru: 'Завершение', en: 'Ends' },
              value: { kz: '2027 жылғы желтоқсан', ru: 'декабрь 2027 года', en: 'December 2027' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 4,
    slug: 'quality-education',
    attributes: {
      number: 4,
      title: { kz: 'Сапалы білім беру', ru: 'Качественное образование', en: 'Quality education' },
      lead: {
        kz: 'Үш тілде сапалы білім береміз және оны университет қабырғасынан тыс та\u00a0– мектепке, ауылға, жұмыс істейтін адамға жеткіземіз.',
        ru: 'Даём качественное образование на трёх языках и несём его дальше стен университета\u00a0— в школы, аулы, работающим людям.',
        en: 'We teach well in three languages and carry learning beyond our walls, to schools, villages and people at work.',
      },
      colour: '#c5192d',
      seo: {
        title: {
          kz: '4-мақсат: сапалы білім беру\u00a0– Нархоз университеті',
          ru: 'Цель 4: качественное образование\u00a0— Университет Нархоз',
          en: 'Goal 4: quality education – Narxoz University',
        },
        description: {
          kz: 'Мұғалімдерге арналған курстар, ашық онлайн пәндер, ауыл мектептерімен жұмыс және өмір бойы оқу.',
          ru: 'Курсы для учителей, открытые онлайн-курсы, работа с сельскими школами и обучение всю жизнь.',
          en: 'Courses for teachers, open online classes, work with rural schools and lifelong learning.',
        },
      },
      banner: {
        title: { kz: 'Сапалы білім беру', ru: 'Качественное образование', en: 'Quality education' },
        lead: {
          kz: 'Бұл мақсат біз үшін\u00a0– жұмысымыздың өзі. Сондықтан оны ең қатаң өлшеммен тексереміз.',
          ru: 'Для нас эта цель\u00a0— само наше дело. Поэтому и мерим её строже всего.',
          en: 'For us this goal is the work itself, and so we measure it most strictly.',
        },
        link: { text: { kz: 'Бағдарламалар', ru: 'Программы', en: 'Programmes' }, url: '/education/bachelor' },
      },
      blocks: [
        {
          id: 4516,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Есік ашатын жобалар', ru: 'Проекты, открывающие двери', en: 'Projects that open doors' },
          items: [
            {
              title: { kz: 'Ауылға сабақ', ru: 'Урок в ауле', en: 'A lesson for the village' },
              desc: {
                kz: '<p>Отыз ауыл мектебінде студенттер қашықтан математика мен ағылшын тілінен апталық үйірме жүргізеді.</p>',
                ru: '<p>В тридцати сельских школах студенты дистанционно ведут еженедельные кружки математики и английского.</p>',
                en: '<p>In thirty rural schools students run weekly online circles in mathematics and English.</p>',
              },
            },
            {
              title: { kz: 'Мұғалім мектебі', ru: 'Школа учителя', en: 'The teachers’ school' },
              desc: {
                kz: '<p>Жазда экономика мен құқық негіздерінен сабақ беретін мұғалімдерге екі апталық тегін курс.</p>',
                ru: '<p>Летом\u00a0— бесплатный двухнедельный курс для учителей основ экономики и права.</p>',
                en: '<p>In summer, a free two-week course for teachers of basic economics and law.</p>',
              },
            },
            {
              title: { kz: 'Ашық пәндер', ru: 'Открытые курсы', en: 'Open courses' },
              desc: {
                kz: '<p>Жеке қаржы, статистика және кәсіпкерлік\u00a0– он сегіз пән кез келген адамға онлайн ашық.</p>',
                ru: '<p>Личные финансы, статистика, предпринимательство\u00a0— восемнадцать курсов открыты онлайн каждому.</p>',
                en: '<p>Personal finance, statistics, enterprise: eighteen courses are open online to anybody.</p>',
              },
            },
          ],
        },
        {
          id: 4517,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Сапаны қалай өлшейміз', ru: 'Как измеряем качество', en: 'How we measure quality' },
          columns: [
            { title: { kz: 'Өлшем', ru: 'Мера', en: 'Measure' } },
            { title: { kz: '2024', ru: '2024', en: '2024' } },
            { title: { kz: '2026', ru: '2026', en: '2026' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Студенттің пәнге берген бағасы', ru: 'Оценка курсов студентами', en: 'Students’ rating of courses' } },
                { text: { kz: '4,1 / 5', ru: '4,1 / 5', en: '4.1 / 5' } },
                { text: { kz: '4,3 / 5', ru: '4,3 / 5', en: '4.3 / 5' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Бірінші курсты аяқтағандар', ru: 'Завершили первый курс', en: 'Completing the first year' } },
                { text: { kz: '86\u00a0%', ru: '86\u00a0%', en: '86%' } },
                { text: { kz: '91\u00a0%', ru: '91\u00a0%', en: '91%' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4518,
          type: 'quote',
          group: 3,
          position: 3,
          text: {
            kz: '<p>Шелектегі он екі оқушы бейсенбі кешін күтіп отырады. Олар маған сұрақ қойғанда, мен өзім нашар білетін тақырыпты қайта оқимын.</p>',
            ru: '<p>Двенадцать школьников в Шелеке ждут вечера четверга. Когда они спрашивают, я заново учу то, что сама знала плохо.</p>',
            en: '<p>Twelve pupils in Shelek wait for Thursday evening. When they ask me things, I go back and learn what I only half knew.</p>',
          },
          name: { kz: 'Аяулым Бекет', ru: 'Аяулым Бекет', en: 'Ayaulym Beket' },
          post: { kz: '«Ауылға сабақ» волонтері', ru: 'Волонтёр проекта «Урок в ауле»', en: 'Volunteer, “A lesson for the village”' },
        },
      ],
    },
  },
  {
    id: 5,
    slug: 'gender-equality',
    attributes: {
      number: 5,
      title: { kz: 'Гендерлік теңдік', ru: 'Гендерное равенство', en: 'Gender equality' },
      lead: {
        kz: 'Әйел мен ерге бірдей жалақы, бірдей мүмкіндік және қауіпсіз орта жасаймыз, ал алшақтықты ашық жариялаймыз.',
        ru: 'Обеспечиваем женщинам и мужчинам равную оплату, равные возможности и безопасную среду, а разрывы открыто публикуем.',
        en: 'We give women and men equal pay, equal chances and a safe place to work, and we publish the gaps that remain.',
      },
      colour: '#ff3a21',
      seo: {
        title: {
          kz: '5-мақсат: гендерлік теңдік\u00a0– Нархоз университеті',
          ru: 'Цель 5: гендерное равенство\u00a0— Университет Нархоз',
          en: 'Goal 5: gender equality – Narxoz University',
        },
        description: {
          kz: 'Университеттегі теңдік жоспары, жалақы есебі, қыздарға арналған технология мектебі және зорлықтан қорғау.',
          ru: 'План равенства, отчёт о зарплатах, школа технологий для девушек и защита от насилия.',
          en: 'The equality plan, the pay report, a technology school for girls and protection against violence.',
        },
      },
      banner: {
        title: { kz: 'Гендерлік теңдік', ru: 'Гендерное равенство', en: 'Gender equality' },
        lead: {
          kz: 'Студенттеріміздің жартысынан көбі\u00a0– қыздар. Ендігі міндет\u00a0– профессорлар мен басшылар арасында да сондай теңдікке жету.',
          ru: 'Больше половины наших студентов\u00a0— девушки. Теперь задача\u00a0— такое же равенство среди профессоров и руководителей.',
          en: 'More than half of our students are women. The task now is the same balance among professors and leaders.',
        },
      },
      blocks: [
        {
          id: 4521,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: '2025–2028 жылдарға арналған теңдік жоспары',
            ru: 'План равенства на 2025–2028 годы',
            en: 'The equality plan for 2025–2028',
          },
          lead: {
            kz: 'Жоспар жалдауды, жалақыны, ата-аналық демалысты және қауымдастық ішіндегі қауіпсіздікті қамтиды.',
            ru: 'План охватывает наём, оплату, родительский отпуск и безопасность внутри сообщества.',
            en: 'The plan covers hiring, pay, parental leave and safety within the community.',
          },
          desc: {
            kz: '<p>Әр конкурс комиссиясында екі жыныстың өкілі болады. Декреттен оралған зерттеушіге бір семестр сабақсыз, тек ғылыммен айналысуға мүмкіндік беріледі. Әке демалысына шыққан оқытушының саны үш жылда төрт есе өсті.</p>',
            ru: '<p>В каждой конкурсной комиссии есть и женщины, и мужчины. Исследователь, вернувшийся из отпуска по уходу, получает семестр без занятий\u00a0— только для науки. Число отцов, взявших такой отпуск, за три года выросло вчетверо.</p>',
            en: '<p>Every selection board has both women and men. Researchers returning from parental leave get a semester without teaching, for research alone. The number of fathers taking leave has grown fourfold in three years.</p>',
          },
        },
        {
          id: 4522,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Әйелдердің үлесі', ru: 'Доля женщин', en: 'Share of women' },
          columns: [
            { title: { kz: 'Топ', ru: 'Группа', en: 'Group' } },
            { title: { kz: 'Үлесі, 2026', ru: 'Доля, 2026', en: 'Share, 2026' } },
            { title: { kz: '2028 жылғы мақсат', ru: 'Цель на 2028', en: 'Target for 2028' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Студенттер', ru: 'Студенты', en: 'Students' } },
                { text: { kz: '54\u00a0%', ru: '54\u00a0%', en: '54%' } },
                { text: { kz: 'сақтау', ru: 'сохранить', en: 'keep' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'АТ бағдарламалары', ru: 'ИТ-программы', en: 'IT programmes' } },
                { text: { kz: '31\u00a0%', ru: '31\u00a0%', en: '31%' } },
                { text: { kz: '40\u00a0%', ru: '40\u00a0%', en: '40%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Профессорлар', ru: 'Профессора', en: 'Professors' } },
                { text: { kz: '38\u00a0%', ru: '38\u00a0%', en: '38%' } },
                { text: { kz: '45\u00a0%', ru: '45\u00a0%', en: '45%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Басқарма мүшелері', ru: 'Члены правления', en: 'Management board' } },
                { text: { kz: '42\u00a0%', ru: '42\u00a0%', en: '42%' } },
                { text: { kz: '50\u00a0%', ru: '50\u00a0%', en: '50%' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4523,
          type: 'cards',
          group: 3,
          position: 3,
          title: { kz: 'Біздің жобалар', ru: 'Наши проекты', en: 'Our projects' },
          items: [
            {
              title: { kz: 'Қыздар код жазады', ru: 'Девушки кодят', en: 'Girls code' },
              desc: {
                kz: '<p>9–10-сынып қыздарына арналған тегін бағдарламалау мектебі: сегіз сенбі, бір дайын қосымша.</p>',
                ru: '<p>Бесплатная школа программирования для девочек 9–10 классов: восемь суббот и одно готовое приложение.</p>',
                en: '<p>A free programming school for girls in grades 9 and 10: eight Saturdays, one finished app.</p>',
              },
            },
            {
              title: { kz: 'Тәлімгер апа', ru: 'Наставница', en: 'An older sister as mentor' },
              desc: {
                kz: '<p>Қаржы мен құқық саласында жүрген алпыс түлек қыз студенттерге жыл бойы жол көрсетеді.</p>',
                ru: '<p>Шестьдесят выпускниц из финансов и права весь год направляют студенток.</p>',
                en: '<p>Sixty women graduates in finance and law guide students through the year.</p>',
              },
            },
            {
              title: { kz: 'Балалар бөлмесі', ru: 'Детская комната', en: 'The children’s room' },
              desc: {
                kz: '<p>Дәріс пен емтихан кезінде ата-ана студент баласын үш сағатқа дейін тәрбиешіге қалдыра алады.</p>',
                ru: '<p>На время лекции или экзамена студенты-родители могут оставить ребёнка с воспитателем до трёх часов.</p>',
                en: '<p>During a lecture or an examination student parents may leave a child with a carer for up to three hours.</p>',
              },
            },
          ],
        },
        {
          id: 4524,
          type: 'call',
          group: 4,
          position: 4,
          title: { kz: 'Үндемеңіз', ru: 'Не молчите', en: 'Do not stay silent' },
          desc: {
            kz: '<p>Қысым, қорлау немесе зорлық көрсеңіз, омбудсменге жазыңыз: өтініш құпия қаралады, тексеру он күннен аспайды.</p>',
            ru: '<p>Если вы столкнулись с давлением, унижением или насилием, напишите омбудсмену: обращение конфиденциально, проверка не дольше десяти дней.</p>',
            en: '<p>If you meet pressure, humiliation or violence, write to the ombudsman: it is confidential and the inquiry takes no more than ten days.</p>',
          },
          link: {
            text: { kz: 'Омбудсменге жазу', ru: 'Написать омбудсмену', en: 'Write to the ombudsman' },
            url: 'mailto:ombudsman@narxoz.example',
          },
        },
        {
          id: 4525,
          type: 'text',
          group: 5,
          position: 5,
          title: {
            kz: 'Зерттеу: ақысыз еңбектің құны',
            ru: 'Исследование: цена бесплатного труда',
            en: 'Research: what unpaid work is worth',
          },
          desc: {
            kz: '<p>Қоғам және тұрмыс орталығы мың отбасынан уақыт күнделігін жинады. Әйелдер үй шаруасы мен күтімге күніне 4,6 сағат, ерлер 1,4 сағат жұмсайды. Осы еңбекке нарықтық баға қойса, ол ішкі өнімнің бестен бірінен асып кетеді.</p>',
            ru: '<p>Центр общества и быта собрал дневники времени тысячи семей. Женщины тратят на дом и уход 4,6 часа в день, мужчины\u00a0— 1,4. По рыночной цене этот труд превысил бы пятую часть валового продукта.</p>',
            en: '<p>The Centre for Society and Everyday Life gathered time diaries from a thousand families. Women spend 4.6 hours a day on housework and care, men 1.4. At market prices that work would exceed a fifth of the national product.</p>',
          },
        },
      ],
    },
  },
  {
    id: 6,
    slug: 'clean-water-and-sanitation',
    attributes: {
      number: 6,
      title: { kz: 'Таза су және санитария', ru: 'Чистая вода и санитария', en: 'Clean water and sanitation' },
      lead: {
        kz: 'Суды әділ бөлудің экономикасын зерттейміз және кампустағы әр текше метр суды есептейміз.',
        ru: 'Исследуем экономику справедливого распределения воды и считаем каждый кубометр на кампусе.',
        en: 'We study the economics of sharing water fairly and count every cubic metre on campus.',
      },
      colour: '#26bde2',
      seo: {
        title: {
          kz: '6-мақсат: таза су және санитария\u00a0– Нархоз университеті',
          ru: 'Цель 6: чистая вода и санитария\u00a0— Университет Нархоз',
          en: 'Goal 6: clean water and sanitation – Narxoz University',
        },
        description: {
          kz: 'Су тарифтері мен суару туралы зерттеулер, тегін ауызсу нүктелері және су шығынын азайту.',
          ru: 'Исследования тарифов и полива, бесплатные точки питьевой воды и сокращение расхода.',
          en: 'Research on water charges and irrigation, free drinking water and lower use.',
        },
      },
      banner: {
        title: { kz: 'Таза су және санитария', ru: 'Чистая вода и санитария', en: 'Clean water and sanitation' },
        lead: {
          kz: 'Іле мен Сырдарияның суы таудан бастау алады, ал дауы\u00a0– адамдардан. Сол дауды есеппен шешуге көмектесеміз.',
          ru: 'Вода Или и Сырдарьи рождается в горах, а споры о ней\u00a0— среди людей. Мы помогаем решать их расчётом.',
          en: 'The water of the Ili and the Syr Darya rises in the mountains, the disputes among people. We help to settle them with figures.',
        },
      },
      blocks: [
        {
          id: 4526,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Суға төлемнің жаңа есебі', ru: 'Новый расчёт платы за воду', en: 'A new way to charge for water' },
          desc: {
            kz: '<p>«Су және ауыл» зерттеу өзегі шаруаларға гектарына емес, нақты алған көлеміне қарай төлеуді ұсынды. Алматы облысының екі ауданындағы сынақта суару суы екі маусымда 14 пайызға азайды, ал шағын қожалықтардың шығыны өспеді.</p>',
            ru: '<p>Исследовательское ядро «Вода и село» предложило платить не за гектар, а за полученный объём. В двух районах Алматинской области за два сезона расход на полив упал на 14 процентов, а затраты малых хозяйств не выросли.</p>',
            en: '<p>The research core on water proposed that farmers pay by volume received rather than by hectare. In a trial in two districts of Almaty region irrigation fell by 14 per cent in two seasons, at no extra cost to small farms.</p>',
          },
        },
        {
          id: 4527,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Кампустағы су', ru: 'Вода на кампусе', en: 'Water on campus' },
          items: [
            {
              title: { kz: 'Ауызсу нүктелері', ru: 'Точки питьевой воды', en: 'Drinking points' },
              value: {
                kz: '26, ай сайын зертханада тексеріледі',
                ru: '26, вода ежемесячно проверяется в лаборатории',
                en: '26, tested in a laboratory every month',
              },
            },
            {
              title: { kz: 'Бір адамға шығын', ru: 'Расход на человека', en: 'Use per person' },
              value: {
                kz: 'күніне 31 литр, 2022 жылы 44 болған',
                ru: '31 литр в день, в 2022 году было 44',
                en: '31 litres a day, down from 44 in 2022',
              },
            },
            {
              title: { kz: 'Суару', ru: 'Полив', en: 'Watering' },
              value: {
                kz: 'көгалдар жаңбыр суымен және тамшылатып суарылады',
                ru: 'газоны поливают дождевой водой, капельно',
                en: 'lawns get rainwater, drop by drop',
              },
            },
          ],
        },
        {
          id: 4528,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Өз бөтелкеңмен кел', ru: 'Приходи со своей бутылкой', en: 'Bring your own bottle' },
          items: [
            {
              title: { kz: 'Картадан нүктені табыңыз', ru: 'Найдите точку на карте', en: 'Find a point' },
              desc: {
                kz: '<p>Әр қабаттағы көк тамшы белгісіне қараңыз.</p>',
                ru: '<p>Ищите знак синей капли на каждом этаже.</p>',
                en: '<p>Look for the blue drop on every floor.</p>',
              },
            },
            {
              title: { kz: 'Бөтелкені толтырыңыз', ru: 'Наполните бутылку', en: 'Fill your bottle' },
              desc: {
                kz: '<p>Сүзгіден өткен су салқын да, ыстық та болады.</p>',
                ru: '<p>Фильтрованная вода есть холодная и горячая.</p>',
                en: '<p>Filtered water comes cold and hot.</p>',
              },
            },
            {
              title: { kz: 'Санағышқа қараңыз', ru: 'Взгляните на счётчик', en: 'Look at the counter' },
              desc: {
                kz: '<p>Құрылғы қанша пластик бөтелке үнемделгенін көрсетеді: былтыр 210 мың.</p>',
                ru: '<p>Он показывает, сколько пластиковых бутылок сбережено: за прошлый год 210 тысяч.</p>',
                en: '<p>It shows how many plastic bottles were saved: 210,000 last year.</p>',
              },
            },
          ],
        },
      ],
    },
  },
])
