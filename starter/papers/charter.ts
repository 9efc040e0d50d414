import type { PaperTexts } from './paper-text.ts'

/** Articles of association, registration, licence and payment details, group 177. */
export const charter: PaperTexts = {
  27: {
    name: 'articles-of-association',
    signedBy: 1,
    sections: [
      {
        title: { kz: 'Атауы мен орналасқан жері', ru: 'Наименование и место нахождения', en: 'Name and seat' },
        text: [
          {
            kz: 'Толық атауы\u00a0– «Нархоз университеті» коммерциялық емес акционерлік қоғамы, қысқартылған атауы\u00a0– «Нархоз университеті» КеАҚ.',
            ru: 'Полное наименование\u00a0— Некоммерческое акционерное общество «Университет Нархоз», сокращённое\u00a0— НАО «Университет Нархоз».',
            en: 'The full name is Narxoz University, a non-profit joint-stock company; the short name is Narxoz University NJSC.',
          },
          {
            kz: 'Заңды мекенжайы: 050035, Алматы қаласы, Жандосов көшесі, 55. Қызмет мерзімі шектелмеген.',
            ru: 'Юридический адрес: 050035, г. Алматы, ул. Жандосова, 55. Срок деятельности не ограничен.',
            en: 'The registered address is 55 Zhandosov Street, Almaty 050035. It is established without limit of time.',
          },
        ],
      },
      {
        title: { kz: 'Мақсаты мен қызметі', ru: 'Цель и деятельность', en: 'Purpose and activity' },
        text: [
          {
            kz: 'Мақсаты\u00a0– жоғары және жоғары оқу орнынан кейінгі білім беру, ғылыми зерттеу жүргізу және қоғамға қызмет ету.',
            ru: 'Цель\u00a0— высшее и послевузовское образование, научные исследования и служение обществу.',
            en: 'Its purpose is higher and postgraduate education, research and service to society.',
          },
          {
            kz: 'Пайда табу негізгі мақсат емес; таза кіріс акционерлер арасында бөлінбейді және жарғылық мақсатқа ғана жұмсалады.',
            ru: 'Извлечение прибыли не основная цель; чистый доход между акционерами не распределяется и расходуется только на уставные задачи.',
            en: 'Profit is not the main aim; net income is not divided among shareholders and serves the purposes of these articles only.',
          },
        ],
      },
      {
        title: { kz: 'Органдары', ru: 'Органы', en: 'Bodies' },
        text: [
          {
            columns: [
              { kz: 'Орган', ru: 'Орган', en: 'Body' },
              { kz: 'Мәртебесі', ru: 'Статус', en: 'Standing' },
              { kz: 'Негізгі өкілеттігі', ru: 'Основные полномочия', en: 'Main powers' },
            ],
            rows: [
              [
                { kz: 'Акционерлердің жалпы жиналысы', ru: 'Общее собрание акционеров', en: 'General meeting of shareholders' },
                { kz: 'жоғары', ru: 'высший', en: 'highest' },
                {
                  kz: 'жарғы, директорларды сайлау, жылдық есеп',
                  ru: 'устав, избрание директоров, годовой отчёт',
                  en: 'articles, election of directors, annual report',
                },
              ],
              [
                { kz: 'Директорлар кеңесі', ru: 'Совет директоров', en: 'Board of Directors' },
                { kz: 'басқару', ru: 'управления', en: 'governing' },
                {
                  kz: 'стратегия, бюджет, президентті тағайындау',
                  ru: 'стратегия, бюджет, назначение президента',
                  en: 'strategy, budget, appointing the president',
                },
              ],
              [
                { kz: 'Басқарма', ru: 'Правление', en: 'Management board' },
                { kz: 'атқарушы', ru: 'исполнительный', en: 'executive' },
                {
                  kz: 'күнделікті жұмыс, шарттар, кадр',
                  ru: 'текущая работа, договоры, кадры',
                  en: 'daily work, contracts, staff',
                },
              ],
              [
                { kz: 'Ғылыми кеңес', ru: 'Учёный совет', en: 'Academic Council' },
                { kz: 'академиялық', ru: 'академический', en: 'academic' },
                {
                  kz: 'бағдарламалар, ғылыми атақтар',
                  ru: 'программы, учёные звания',
                  en: 'programmes, academic titles',
                },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Директорлар кеңесі', ru: 'Совет директоров', en: 'The Board of Directors' },
        text: [
          {
            kz: 'Жеті мүшеден тұрады, оның кемінде үшеуі тәуелсіз директор. Президент кеңеске кіреді, бірақ оны басқара алмайды.',
            ru: 'Состоит из семи человек, из них не меньше трёх независимых. Президент входит в совет, но возглавлять его не может.',
            en: 'It has seven members, at least three of them independent. The president belongs to it but may not take the chair.',
          },
        ],
      },
      {
        title: { kz: 'Мүлкі мен капиталы', ru: 'Имущество и капитал', en: 'Property and capital' },
        text: [
          {
            kz: 'Университет мүлкін дербес иеленеді, өз міндеттемелері бойынша сол мүлікпен жауап береді. Ғимаратты сату немесе кепілге қою туралы шешімді жалпы жиналыс қабылдайды.',
            ru: 'Университет самостоятельно владеет имуществом и отвечает им по своим обязательствам. Решение о продаже или залоге зданий принимает общее собрание.',
            en: 'The university holds its property and answers for its obligations with it. Selling or pledging a building is decided by the general meeting.',
          },
        ],
      },
      {
        title: { kz: 'Есептілік және аудит', ru: 'Отчётность и аудит', en: 'Accounts and audit' },
        text: [
          {
            kz: 'Жылдық есептілік тәуелсіз аудиттен өтіп, есепті жылдан кейінгі 30 маусымға дейін жарияланады. Аудитор қатарынан үш жылдан артық тағайындалмайды.',
            ru: 'Годовая отчётность проходит независимый аудит и публикуется до 30 июня следующего года. Аудитора назначают не больше чем на три года подряд.',
            en: 'The annual accounts are audited independently and published by 30 June of the next year. No auditor serves more than three years in a row.',
          },
        ],
      },
      {
        title: { kz: 'Жарғыға өзгеріс енгізу және тарату', ru: 'Изменение устава и ликвидация', en: 'Amendment and winding up' },
        text: [
          {
            kz: 'Өзгеріс жалпы жиналыста дауыстың үштен екісімен қабылданады. Таратылған жағдайда қалған мүлік басқа коммерциялық емес білім беру ұйымына беріледі.',
            ru: 'Изменения принимаются на общем собрании двумя третями голосов. При ликвидации оставшееся имущество передают другой некоммерческой образовательной организации.',
            en: 'Amendments are passed by the general meeting with two thirds of the votes. On winding up what remains goes to another non-profit educational body.',
          },
        ],
      },
    ],
  },
  28: {
    name: 'state-re-registration-certificate',
    signedBy: 1,
    sections: [
      {
        title: { kz: 'Тіркеу мәліметтері', ru: 'Регистрационные сведения', en: 'Registration details' },
        text: [
          {
            columns: [
              { kz: 'Мәлімет', ru: 'Сведения', en: 'Detail' },
              { kz: 'Мәні', ru: 'Значение', en: 'Value' },
            ],
            rows: [
              [{ kz: 'БСН', ru: 'БИН', en: 'Business identification number' }, '000000000063'],
              [
                { kz: 'Ұйымдық-құқықтық нысаны', ru: 'Организационно-правовая форма', en: 'Legal form' },
                {
                  kz: 'коммерциялық емес акционерлік қоғам',
                  ru: 'некоммерческое акционерное общество',
                  en: 'non-profit joint-stock company',
                },
              ],
              [{ kz: 'Алғашқы тіркелген жылы', ru: 'Год первичной регистрации', en: 'Year first registered' }, '1963'],
              [
                { kz: 'Орналасқан жері', ru: 'Место нахождения', en: 'Seat' },
                { kz: '050035, Алматы қаласы', ru: '050035, г. Алматы', en: 'Almaty 050035' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Қайта тіркеудің негізі', ru: 'Основание перерегистрации', en: 'Ground for re-registration' },
        text: [
          {
            kz: 'Негіз\u00a0– акционерлердің жалпы жиналысы 2023 жылғы 26 сәуірде бекіткен жарғының жаңа редакциясы.',
            ru: 'Основание\u00a0— новая редакция устава, утверждённая общим собранием акционеров 26 апреля 2023 года.',
            en: 'The ground is the new version of the articles, approved by the general meeting of shareholders on 26 April 2023.',
          },
        ],
      },
      {
        title: { kz: 'Құқықтық мирасқорлық', ru: 'Правопреемство', en: 'Legal succession' },
        text: [
          {
            columns: [
              { kz: 'Жылы', ru: 'Год', en: 'Year' },
              { kz: 'Атауы', ru: 'Наименование', en: 'Name' },
            ],
            rows: [
              [
                '1963',
                {
                  kz: 'Алматы халық шаруашылығы институты',
                  ru: 'Алма-Атинский институт народного хозяйства',
                  en: 'Almaty Institute of National Economy',
                },
              ],
              [
                '1991',
                {
                  kz: 'Қазақ мемлекеттік басқару академиясы',
                  ru: 'Казахская государственная академия управления',
                  en: 'Kazakh State Academy of Management',
                },
              ],
              [
                '2001',
                {
                  kz: 'Т. Рысқұлов атындағы Қазақ экономикалық университеті',
                  ru: 'Казахский экономический университет имени Т. Рыскулова',
                  en: 'T. Ryskulov Kazakh University of Economics',
                },
              ],
              ['2016', { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' }],
            ],
          },
          {
            kz: 'Университет көрсетілген ұйымдардың бәрінің құқықтық мирасқоры, олар берген дипломдардың күші сақталады.',
            ru: 'Университет\u00a0— правопреемник всех названных организаций, выданные ими дипломы сохраняют силу.',
            en: 'The university succeeds all bodies named here, and the diplomas they issued remain valid.',
          },
        ],
      },
      {
        title: { kz: 'Өкілдік ету', ru: 'Представительство', en: 'Representation' },
        text: [
          {
            kz: 'Университет атынан сенімхатсыз президент әрекет етеді. Басқа адамдар сенімхат негізінде, оның көлемі мен мерзімінде қол қояды.',
            ru: 'Без доверенности от имени университета действует президент. Прочие лица подписывают по доверенности в пределах её объёма и срока.',
            en: 'The president acts for the university without a power of attorney. Others sign under one, within its scope and term.',
          },
        ],
      },
      {
        title: { kz: 'Куәландырылған көшірме', ru: 'Заверенная копия', en: 'Certified copies' },
        text: [
          {
            kz: 'Анықтаманың мөрмен куәландырылған көшірмесін заң департаменті екі жұмыс күнінде береді: 320-кабинет, +7 (727) 377-11-66, legal@narxoz.example.',
            ru: 'Копию справки с печатью за два рабочих дня выдаёт юридический департамент: кабинет 320, +7 (727) 377-11-66, legal@narxoz.example.',
            en: 'A stamped copy of this certificate is issued by the legal department within two working days: room 320, +7 (727) 377-11-66, legal@narxoz.example.',
          },
        ],
      },
    ],
  },
  29: {
    name: 'state-licence-00-1963',
    signedBy: 1,
    sections: [
      {
        title: { kz: 'Лицензияның мәні', ru: 'Предмет лицензии', en: 'Subject of the licence' },
        text: [
          {
            kz: 'Университетке жоғары және жоғары оқу орнынан кейінгі білім беру қызметін жүргізуге құқық берілді. Лицензияның мерзімі шектелмеген, ол Қазақстанның бүкіл аумағында жарамды.',
            ru: 'Университету предоставлено право вести деятельность в сфере высшего и послевузовского образования. Лицензия бессрочная и действует на всей территории Казахстана.',
            en: 'The university is entitled to provide higher and postgraduate education. The licence has no limit of time and holds throughout Kazakhstan.',
          },
        ],
      },
      {
        title: { kz: 'Деңгейлер мен бағыттар', ru: 'Уровни и направления', en: 'Levels and fields' },
        text: [
          {
            columns: [
              { kz: 'Білім саласы', ru: 'Область образования', en: 'Field of education' },
              { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s' },
              { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s' },
              { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral' },
            ],
            rows: [
              [{ kz: 'Бизнес және басқару', ru: 'Бизнес и управление', en: 'Business and management' }, '+', '+', '+'],
              [{ kz: 'Құқық', ru: 'Право', en: 'Law' }, '+', '+', '+'],
              [{ kz: 'Әлеуметтік ғылымдар', ru: 'Социальные науки', en: 'Social sciences' }, '+', '+', '+'],
              [{ kz: 'Ақпараттық технологиялар', ru: 'Информационные технологии', en: 'Information technology' }, '+', '+', '+'],
              [{ kz: 'Өнер және журналистика', ru: 'Искусство и журналистика', en: 'Arts and journalism' }, '+', '+', '–'],
              [{ kz: 'Қызмет көрсету', ru: 'Услуги', en: 'Services' }, '+', '+', '–'],
            ],
          },
        ],
      },
      {
        title: { kz: 'Оқыту тілі мен нысаны', ru: 'Язык и форма обучения', en: 'Language and form of study' },
        text: [
          {
            kz: 'Оқыту қазақ, орыс және ағылшын тілдерінде жүреді. Күндізгі және кешкі нысанға, икемді кестеге, сондай-ақ қашықтан оқыту технологияларына рұқсат етілген.',
            ru: 'Обучение ведётся на казахском, русском и английском языках. Разрешены очная и вечерняя формы, гибкий график, а также обучение с дистанционными технологиями.',
            en: 'Teaching is in Kazakh, Russian and English. Full-time and evening study, a flexible schedule and the use of distance technologies are permitted.',
          },
        ],
      },
      {
        title: { kz: 'Біліктілік талаптары', ru: 'Квалификационные требования', en: 'Conditions to be met' },
        text: [
          {
            kz: 'Штаттағы оқытушылардың кемінде жартысының ғылыми дәрежесі болуы, меншікті оқу ғимараты, кітапхана қоры және медициналық пункт талап етіледі.',
            ru: 'Требуются учёная степень не меньше чем у половины штатных преподавателей, собственное учебное здание, библиотечный фонд и медицинский пункт.',
            en: 'At least half of the permanent teachers must hold a research degree; a building, a library and a medical room of the university’s own are required.',
          },
        ],
      },
      {
        title: { kz: 'Қайта рәсімдеу', ru: 'Переоформление', en: 'Later entries' },
        text: [
          {
            kz: '2016 жылы атауының өзгеруіне байланысты лицензия бұрынғы нөмірімен қайта рәсімделді. Лицензияның түпнұсқасын мемлекеттік электрондық тізілімнен тексеруге болады.',
            ru: 'В 2016 году в связи со сменой наименования лицензия переоформлена с прежним номером. Её подлинность можно проверить в государственном электронном реестре.',
            en: 'In 2016, when the name changed, the licence was reissued under the same number. It can be verified in the state electronic register.',
          },
        ],
      },
    ],
  },
  30: {
    name: 'payment-details-and-model-contract',
    signedBy: 6,
    sections: [
      {
        title: { kz: 'Төлем деректемелері', ru: 'Платёжные реквизиты', en: 'Payment details' },
        text: [
          {
            columns: [
              { kz: 'Төлем мақсаты', ru: 'Назначение', en: 'Purpose' },
              { kz: 'Шот', ru: 'Счёт', en: 'Account' },
              { kz: 'Валюта', ru: 'Валюта', en: 'Currency' },
            ],
            rows: [
              [
                { kz: 'Оқу ақысы', ru: 'Оплата обучения', en: 'Tuition fees' },
                'KZ00 0000 0000 0000 1963',
                { kz: 'теңге', ru: 'тенге', en: 'tenge' },
              ],
              [
                { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' },
                'KZ00 0000 0000 0000 1964',
                { kz: 'теңге', ru: 'тенге', en: 'tenge' },
              ],
              [
                { kz: 'Шетелдік студенттер', ru: 'Иностранные студенты', en: 'International students' },
                'KZ00 0000 0000 0000 1965',
                { kz: 'АҚШ доллары, еуро', ru: 'доллар США, евро', en: 'US dollars, euros' },
              ],
            ],
          },
          {
            kz: 'Төлем мақсатында студенттің аты-жөні мен шарт нөмірі жазылады; БСН 000000000063.',
            ru: 'В назначении указывают имя студента и номер договора; БИН 000000000063.',
            en: 'The reference names the student and the contract; the business identification number (BIN) is 000000000063.',
          },
        ],
      },
      {
        title: { kz: 'Шарттың мәні', ru: 'Предмет договора', en: 'Subject of the contract' },
        text: [
          {
            kz: 'Университет таңдалған бағдарлама бойынша оқытуға, студент оқу жоспарын орындауға және ақысын уақытында төлеуге міндеттенеді.',
            ru: 'Университет обязуется обучать по выбранной программе, студент\u00a0— выполнять учебный план и вовремя платить.',
            en: 'The university undertakes to teach the chosen programme, the student to follow the curriculum and to pay in time.',
          },
        ],
      },
      {
        title: { kz: 'Төлеу тәртібі', ru: 'Порядок оплаты', en: 'Terms of payment' },
        text: [
          {
            kz: 'Шартқа қол қойғанда жылдық ақының 15 пайызы төленеді, қалғаны он айға тең бөлінеді, үстеме алынбайды. Оқуға түскен жылғы баға бағдарламаның соңына дейін өзгермейді.',
            ru: 'При подписании вносят 15 процентов годовой платы, остальное делят поровну на десять месяцев без процентов. Цена года поступления сохраняется до конца программы.',
            en: 'On signing 15 per cent of the yearly fee is paid and the rest in ten equal monthly parts without interest. The price of the year of entry holds to the end.',
          },
          {
            kz: 'Дәлелді қиындық туса, кесте бір рет екі айға дейін жылжытылады. Ескертусіз кешіктірген студент емтиханға жіберілмейді.',
            ru: 'При подтверждённых трудностях график один раз сдвигают на срок до двух месяцев. За просрочку без предупреждения не допускают к экзаменам.',
            en: 'Where difficulty is proved the schedule is moved once by up to two months. Lateness without notice bars a student from examinations.',
          },
        ],
      },
      {
        title: { kz: 'Жеңілдіктер', ru: 'Скидки', en: 'Discounts' },
        text: [
          {
            kz: 'Бір отбасынан екі студентке 15 пайыздан, GPA 3,67-ден жоғары болса келесі жылға 20 пайыз, мүгедектігі бар студентке 50 пайыз. Жеңілдіктер қосылмайды, үлкені қолданылады.',
            ru: 'Двум студентам из одной семьи по 15 процентов, при GPA выше 3,67\u00a0— 20 процентов на следующий год, студенту с инвалидностью\u00a0— 50. Скидки не складываются, действует большая.',
            en: 'Two students of one family have 15 per cent each, a GPA above 3.67 brings 20 per cent off the next year, a student with a disability has 50 per cent. Only the largest applies.',
          },
        ],
      },
      {
        title: { kz: 'Шартты бұзу', ru: 'Расторжение', en: 'Ending the contract' },
        text: [
          {
            kz: 'Студент шартты кез келген уақытта бұза алады: оқымаған айлардың ақысы өтініштен кейін он бес жұмыс күнінде қайтарылады.',
            ru: 'Студент вправе расторгнуть договор в любое время: плату за непройденные месяцы возвращают за пятнадцать рабочих дней после заявления.',
            en: 'The student may end the contract at any time: fees for months not studied are returned within fifteen working days of the request.',
          },
        ],
      },
      {
        title: { kz: 'Қол қою', ru: 'Подписание', en: 'Signing' },
        text: [
          {
            kz: 'Шартқа электрондық цифрлық қолтаңбамен немесе студенттік төлемдер бөлімінде қол қойылады: 109-кабинет, +7 (727) 377-11-71, payments@narxoz.example.',
            ru: 'Договор подписывают электронной подписью или в отделе студенческих платежей: кабинет 109, +7 (727) 377-11-71, payments@narxoz.example.',
            en: 'The contract is signed electronically or at the student payments office: room 109, +7 (727) 377-11-71, payments@narxoz.example.',
          },
        ],
      },
    ],
  },
}
