import { starter } from '../starter-entry.ts'

export const partners = starter('partner', [
  {
    id: 1,
    attributes: {
      title: { kz: '«Дала Банк» АҚ', ru: 'АО «Дала Банк»', en: 'Dala Bank JSC' },
      industry: { kz: 'Банк ісі', ru: 'Банковское дело', en: 'Banking' },
      lead: {
        kz: 'Жыл сайын 40 студентті ақылы тағылымдамаға қабылдап, тәуекелдерді талдау курсын бірге оқытады.',
        ru: 'Ежегодно принимает 40 студентов на оплачиваемую стажировку и вместе с нами ведёт курс по анализу рисков.',
        en: 'Takes 40 students a year on paid internships and co-teaches our course in risk analysis.',
      },
      url: 'https://www.example.org/dala-bank',
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: '«Алатау Аудит» ЖШС', ru: 'ТОО «Алатау Аудит»', en: 'Alatau Audit LLP' },
      industry: { kz: 'Аудит және кеңес беру', ru: 'Аудит и консалтинг', en: 'Audit and consulting' },
      lead: {
        kz: 'Үшінші курс студенттері аудиторлық топтармен бірге нақты тексерулерге шығады.',
        ru: 'Третьекурсники выезжают на реальные проверки вместе с аудиторскими группами.',
        en: 'Third-year students go out on real engagements with the audit teams.',
      },
      url: 'https://www.example.org/alatau-audit',
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: '«Жібек Логистика» ЖШС', ru: 'ТОО «Жибек Логистика»', en: 'Zhibek Logistics LLP' },
      industry: { kz: 'Көлік және логистика', ru: 'Транспорт и логистика', en: 'Transport and logistics' },
      lead: {
        kz: 'Қорғастағы терминалында логистика мамандығының жазғы практикасы өтеді.',
        ru: 'На терминале компании в Хоргосе проходит летняя практика будущих логистов.',
        en: 'Its terminal at Khorgos hosts the summer placement of our logistics students.',
      },
      url: 'https://www.example.org/zhibek-logistics',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: '«Көкжиек Технолоджи» ЖШС', ru: 'ТОО «Кокжиек Технолоджи»', en: 'Kokzhiek Technology LLP' },
      industry: { kz: 'Бағдарламалық жасақтама', ru: 'Разработка программ', en: 'Software development' },
      lead: {
        kz: 'Цифрлық технологиялар мектебіндегі бағдарламалау зертханасын жабдықтап, тәлімгерлерін бөледі.',
        ru: 'Оснастила лабораторию программирования в Школе цифровых технологий и направляет наставников.',
        en: 'Equipped the programming laboratory of the School of Digital Technologies and sends mentors to it.',
      },
      url: 'https://www.example.org/kokzhiek',
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: '«Тұран Сақтандыру» АҚ', ru: 'АО «Туран Сактандыру»', en: 'Turan Insurance JSC' },
      industry: { kz: 'Сақтандыру', ru: 'Страхование', en: 'Insurance' },
      lead: {
        kz: 'Актуарлық есептер бойынша үздік диплом жұмысына атаулы сыйлық тағайындаған.',
        ru: 'Учредила именную премию за лучшую дипломную работу по актуарным расчётам.',
        en: 'Awards a named prize for the best final project in actuarial science.',
      },
      url: 'https://www.example.org/turan-insurance',
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: '«Медеу Капитал» АҚ', ru: 'АО «Медеу Капитал»', en: 'Medeu Capital JSC' },
      industry: { kz: 'Инвестиция', ru: 'Инвестиции', en: 'Investment' },
      lead: {
        kz: 'Студенттік инвестиция қорына кеңес беріп, портфельді басқаруды үйретеді.',
        ru: 'Консультирует студенческий инвестиционный фонд и учит управлять портфелем.',
        en: 'Advises the student investment fund and teaches its members to run a portfolio.',
      },
      url: 'https://www.example.org/medeu-capital',
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: '«Отырар Телеком» АҚ', ru: 'АО «Отырар Телеком»', en: 'Otyrar Telecom JSC' },
      industry: { kz: 'Телекоммуникация', ru: 'Телекоммуникации', en: 'Telecommunications' },
      lead: {
        kz: 'Кампусты жоғары жылдамдықты интернетпен қамтып, желі инженерлерін даярлауға қатысады.',
        ru: 'Обеспечивает кампус скоростным интернетом и участвует в подготовке сетевых инженеров.',
        en: 'Provides the campus with high-speed internet and helps to train network engineers.',
      },
      url: 'https://www.example.org/otyrar-telecom',
    },
  },
  {
    id: 8,
    attributes: {
      title: { kz: '«Арна Медиа» ЖШС', ru: 'ТОО «Арна Медиа»', en: 'Arna Media LLP' },
      industry: { kz: 'Медиа және жарнама', ru: 'Медиа и реклама', en: 'Media and advertising' },
      lead: {
        kz: 'Болашақ журналистер оның студиясында апта сайын студенттік бағдарлама түсіреді.',
        ru: 'Будущие журналисты каждую неделю снимают в её студии студенческую программу.',
        en: 'Journalism students record a weekly student programme in its studio.',
      },
      url: 'https://www.example.org/arna-media',
    },
  },
  {
    id: 9,
    attributes: {
      title: { kz: '«Әділ Кеңес» заң фирмасы', ru: 'Юридическая фирма «Адил Кенес»', en: 'Adil Kenes Law Firm' },
      industry: { kz: 'Заң қызметі', ru: 'Юридические услуги', en: 'Legal services' },
      lead: {
        kz: 'Фирма адвокаттары заң клиникасында тегін кеңес беретін студенттерге жетекшілік етеді.',
        ru: 'Адвокаты фирмы курируют студентов, которые бесплатно консультируют в юридической клинике.',
        en: 'Its advocates supervise the students who give free advice in the law clinic.',
      },
      url: 'https://www.example.org/adil-kenes',
    },
  },
  {
    id: 10,
    attributes: {
      title: { kz: '«Самал Ритейл» ЖШС', ru: 'ТОО «Самал Ритейл»', en: 'Samal Retail LLP' },
      industry: { kz: 'Бөлшек сауда', ru: 'Розничная торговля', en: 'Retail' },
      lead: {
        kz: 'Маркетинг студенттеріне жыл сайын сатып алушы мінез-құлқы туралы нақты кейс ұсынады.',
        ru: 'Каждый год даёт студентам-маркетологам реальный кейс о поведении покупателей.',
        en: 'Sets marketing students a real case on shopper behaviour every year.',
      },
      url: 'https://www.example.org/samal-retail',
    },
  },
  {
    id: 11,
    attributes: {
      title: { kz: '«Жетісу Агро» ЖШС', ru: 'ТОО «Жетысу Агро»', en: 'Zhetysu Agro LLP' },
      industry: { kz: 'Ауыл шаруашылығы', ru: 'Сельское хозяйство', en: 'Agriculture' },
      lead: {
        kz: 'Аграрлық экономика бойынша бірлескен зерттеу жүргізіп, егіс деректерін ғалымдарға ашады.',
        ru: 'Ведёт с нами исследование по аграрной экономике и открывает учёным данные о полях.',
        en: 'Runs joint research in agricultural economics and opens its field data to our scholars.',
      },
      url: 'https://www.example.org/zhetysu-agro',
    },
  },
  {
    id: 12,
    attributes: {
      title: { kz: '«Қазына Пэй» ЖШС', ru: 'ТОО «Казына Пэй»', en: 'Kazyna Pay LLP' },
      industry: { kz: 'Қаржы технологиялары', ru: 'Финансовые технологии', en: 'Financial technology' },
      lead: {
        kz: 'Финтех-хакатонның бас демеушісі; жеңімпаздарға өз командасынан орын ұсынады.',
        ru: 'Главный спонсор финтех-хакатона; победителям предлагает место в своей команде.',
        en: 'Main sponsor of the fintech hackathon, whose winners are offered places on its team.',
      },
      url: 'https://www.example.org/qazyna-pay',
    },
  },
  {
    id: 13,
    attributes: {
      title: { kz: '«Талғар Резорт» ЖШС', ru: 'ТОО «Талгар Резорт»', en: 'Talgar Resort LLP' },
      industry: { kz: 'Туризм және қонақүй ісі', ru: 'Туризм и гостеприимство', en: 'Tourism and hospitality' },
      lead: {
        kz: 'Қонақүйде болашақ туризм менеджерлері бір семестр бойы барлық қызмет бөлімінен өтеді.',
        ru: 'В отеле будущие менеджеры туризма за семестр проходят через все службы.',
        en: 'Tourism students spend a semester working through every department of the hotel.',
      },
      url: 'https://www.example.org/talgar-resort',
    },
  },
  {
    id: 14,
    attributes: {
      title: { kz: '«Болат Құрылыс» ЖШС', ru: 'ТОО «Болат Курылыс»', en: 'Bolat Construction LLP' },
      industry: { kz: 'Құрылыс', ru: 'Строительство', en: 'Construction' },
      lead: {
        kz: 'Жобаларды басқару магистранттарын құрылыс алаңдарының сметасымен жұмыс істеуге шақырады.',
        ru: 'Приглашает магистрантов по управлению проектами работать со сметами своих площадок.',
        en: 'Invites project management students to work on the budgets of its building sites.',
      },
      url: 'https://www.example.org/bolat-construction',
    },
  },
  {
    id: 15,
    attributes: {
      title: {
        kz: 'Алматы кәсіпкерлер қауымдастығы',
        ru: 'Ассоциация предпринимателей Алматы',
        en: 'Almaty Association of Entrepreneurs',
      },
      industry: { kz: 'Бизнес бірлестігі', ru: 'Объединение бизнеса', en: 'Business association' },
      lead: {
        kz: 'Кәсіпкерлікті қолдау мәселелері бойынша біліктілікті арттыру курстарын бірге ашады.',
        ru: 'Вместе с университетом открывает курсы повышения квалификации по поддержке бизнеса.',
        en: 'Opens professional development courses on business support together with the university.',
      },
      url: 'https://www.example.org/almaty-entrepreneurs',
    },
  },
  {
    id: 16,
    attributes: {
      title: {
        kz: 'Кәсіби бухгалтерлер одағы',
        ru: 'Союз профессиональных бухгалтеров',
        en: 'Union of Professional Accountants',
      },
      industry: { kz: 'Кәсіби бірлестік', ru: 'Профессиональное объединение', en: 'Professional body' },
      lead: {
        kz: 'Есеп және аудит бағдарламасының түлектерін тоғыз емтиханнан босатады.',
        ru: 'Освобождает выпускников программы «Учёт и аудит» от девяти экзаменов.',
        en: 'Exempts graduates of Accounting and Audit from nine of its examinations.',
      },
      url: 'https://www.example.org/accountants-union',
    },
  },
  {
    id: 17,
    attributes: {
      title: { kz: '«Дерек Лаб» ЖШС', ru: 'ТОО «Дерек Лаб»', en: 'DerekLab LLP' },
      industry: { kz: 'Деректерді талдау', ru: 'Анализ данных', en: 'Data analysis' },
      lead: {
        kz: 'Статистика және деректер ғылымы студенттеріне ашық деректер жиынтығын дайындап береді.',
        ru: 'Готовит наборы открытых данных для студентов, изучающих статистику и науку о данных.',
        en: 'Prepares open data sets for students of statistics and data science.',
      },
      url: 'https://www.example.org/derek-lab',
    },
  },
  {
    id: 18,
    attributes: {
      title: { kz: '«Қалқан» киберқорғаныс орталығы', ru: 'Центр киберзащиты «Калкан»', en: 'Kalkan Cyber Defence Centre' },
      industry: { kz: 'Киберқауіпсіздік', ru: 'Кибербезопасность', en: 'Cybersecurity' },
      lead: {
        kz: 'Ақпараттық қауіпсіздік студенттері оның оқу полигонында шабуылды тойтаруды жаттығады.',
        ru: 'На его учебном полигоне студенты отрабатывают отражение кибератак.',
        en: 'Information security students practise fending off attacks on its training range.',
      },
      url: 'https://www.example.org/qalqan',
    },
  },
  {
    id: 19,
    attributes: {
      title: { kz: '«Сарыарқа Энерго» АҚ', ru: 'АО «Сарыарка Энерго»', en: 'Saryarka Energo JSC' },
      industry: { kz: 'Энергетика', ru: 'Энергетика', en: 'Energy' },
      lead: {
        kz: 'Жаңартылатын энергия экономикасын зерттейтін екі докторанттың жұмысын қаржыландырады.',
        ru: 'Финансирует работу двух докторантов, изучающих экономику возобновляемой энергии.',
        en: 'Funds two doctoral students who study the economics of renewable energy.',
      },
      url: 'https://www.example.org/saryarqa-energo',
    },
  },
  {
    id: 20,
    attributes: {
      title: { kz: '«Нұр Фарма» ЖШС', ru: 'ТОО «Нур Фарма»', en: 'Nur Pharma' },
      industry: { kz: 'Фармацевтика', ru: 'Фармацевтика', en: 'Pharmaceuticals' },
      lead: {
        kz: 'Жеткізу тізбегін жоспарлау бөлімінде жыл бойы алты студент жұмыс істейді.',
        ru: 'В отделе планирования поставок круглый год работают шесть студентов.',
        en: 'Six students work in the supply planning department all year round.',
      },
      url: 'https://www.example.org/nur-pharma',
    },
  },
  {
    id: 21,
    attributes: {
      title: {
        kz: 'Еуразия төрелік орталығы',
        ru: 'Евразийский арбитражный центр',
        en: 'Eurasian Arbitration Centre',
      },
      industry: { kz: 'Дауларды шешу', ru: 'Разрешение споров', en: 'Dispute resolution' },
      lead: {
        kz: 'Төрешілері студенттік сот ойындарына қазылық етіп, шетелдік жарыстарға дайындайды.',
        ru: 'Арбитры центра судят учебные процессы и готовят студентов к зарубежным конкурсам.',
        en: 'Its arbitrators judge our moot courts and coach students for competitions abroad.',
      },
      url: 'https://www.example.org/eurasian-arbitration',
    },
  },
  {
    id: 22,
    attributes: {
      title: { kz: '«Білім Жолы» қоры', ru: 'Фонд «Билим Жолы»', en: 'Bilim Zholy Foundation' },
      industry: { kz: 'Қайырымдылық', ru: 'Благотворительность', en: 'Charity' },
      lead: {
        kz: 'Аз қамтылған отбасынан шыққан 25 студенттің жатақхана ақысын толық төлейді.',
        ru: 'Полностью оплачивает общежитие 25 студентам из малообеспеченных семей.',
        en: 'Pays the full residence costs of 25 students from low-income families.',
      },
      url: 'https://www.example.org/bilim-zholy',
    },
  },
  {
    id: 23,
    attributes: {
      title: { kz: '«Бозторғай» стартап-инкубаторы', ru: 'Стартап-инкубатор «Бозторгай»', en: 'Boztorgai Start-up Incubator' },
      industry: { kz: 'Стартаптарды қолдау', ru: 'Поддержка стартапов', en: 'Start-up support' },
      lead: {
        kz: 'Студенттік командаларды үш айлық акселерацияға алып, алғашқы инвесторлармен таныстырады.',
        ru: 'Берёт студенческие команды в трёхмесячную акселерацию и знакомит с первыми инвесторами.',
        en: 'Takes student teams through three months of acceleration and introduces them to their first investors.',
      },
      url: 'https://www.example.org/boztorgai',
    },
  },
  {
    id: 24,
    attributes: {
      title: { kz: '«Көпір» кадр агенттігі', ru: 'Кадровое агентство «Кёпир»', en: 'Kopir Recruitment Agency' },
      industry: { kz: 'Кадр іріктеу', ru: 'Подбор персонала', en: 'Recruitment' },
      lead: {
        kz: 'Бітіруші курс студенттеріне түйіндеме жазуды және сұхбаттан өтуді тегін үйретеді.',
        ru: 'Бесплатно учит выпускников писать резюме и проходить собеседования.',
        en: 'Coaches final-year students in writing CVs and handling interviews, free of charge.',
      },
      url: 'https://www.example.org/kopir',
    },
  },
])
