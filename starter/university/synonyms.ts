import { starter } from '../starter-entry.ts'

/** What applicants call things, and what this site calls them. */
export const synonyms = starter('synonym', [
  {
    id: 1,
    attributes: {
      words: {
        kz: 'ҰБТ, ұлттық бірыңғай тестілеу',
        ru: 'ЕНТ, единое национальное тестирование',
        en: 'UNT, unified national testing, national test',
      },
    },
  },
  {
    id: 2,
    attributes: { words: { kz: 'КТ, кешенді тестілеу', ru: 'КТ, комплексное тестирование', en: 'comprehensive testing, entrance test' } },
  },
  {
    id: 3,
    attributes: {
      words: {
        kz: 'IT, ақпараттық технологиялар, цифрлық технологиялар, айти',
        ru: 'IT, ИТ, информационные технологии, цифровые технологии, айти',
        en: 'IT, information technology, digital technologies',
      },
    },
  },
  { id: 4, attributes: { words: { kz: 'ЖИ, жасанды интеллект', ru: 'ИИ, искусственный интеллект', en: 'AI, artificial intelligence' } } },
  {
    id: 5,
    attributes: {
      words: {
        kz: 'жатақхана, қайда тұрамын, қайда тұрады, тұратын жер',
        ru: 'общежитие, общага, проживание, жильё, где жить',
        en: 'dormitory, dorm, hostel, hall of residence, accommodation, student housing, where to live',
      },
    },
  },
  { id: 6, attributes: { words: { kz: 'шәкіртақы, стипендия', ru: 'стипендия', en: 'scholarship, stipend, financial aid' } } },
  {
    id: 7,
    attributes: {
      words: {
        kz: 'оқу ақысы, оқу құны, оқудың бағасы, бағасы қанша, оқу бағасы, оқу қанша тұрады, оқуды қаржыландыру',
        ru: 'стоимость, стоимость обучения, сколько стоит обучение, сколько стоит учёба, цена обучения, оплата обучения, оплата за учёбу, цена за год, финансирование обучения',
        en: 'tuition, fee, tuition fees, cost of study, how much does it cost, paying for your studies',
      },
    },
  },
  {
    id: 8,
    attributes: {
      words: {
        kz: 'оқуға түсу, қабылдау комиссиясы, қалай түсемін, құжат тапсыру, құжат қабылдау, өтінім беру',
        ru: 'поступление, поступить, приём документов, подача документов, подача заявки, приёмная комиссия',
        en: 'admission, how to apply, admission requirements, entry requirements, requirements, apply, application, enrolment',
      },
    },
  },
  {
    id: 9,
    attributes: { words: { kz: 'докторантура, PhD', ru: 'докторантура, PhD, аспирантура', en: 'PhD, doctoral studies, doctorate' } },
  },
  { id: 10, attributes: { words: { kz: 'магистратура', ru: 'магистратура', en: 'master’s degree, masters, postgraduate' } } },
  { id: 11, attributes: { words: { kz: 'бакалавриат', ru: 'бакалавриат', en: 'bachelor’s degree, undergraduate' } } },
  {
    id: 12,
    attributes: {
      words: {
        kz: 'бос жұмыс орындары, бос лауазым, вакансия',
        ru: 'вакансия, вакантная должность',
        en: 'vacancy, job, vacant post, faculty vacancies, work at the university',
      },
    },
  },
  {
    id: 13,
    attributes: {
      words: {
        kz: 'тағылымдама, тәжірибе, тәжірибеден өту',
        ru: 'стажировка, практика, производственная практика',
        en: 'internship, work placement',
      },
    },
  },
  { id: 14, attributes: { words: { kz: 'ректор, президент', ru: 'ректор, президент', en: 'rector, president' } } },
  {
    id: 15,
    attributes: {
      words: { kz: 'ТДМ, тұрақты даму мақсаттары', ru: 'ЦУР, цели устойчивого развития', en: 'SDG, sustainable development goals' },
    },
  },
  { id: 16, attributes: { words: { kz: 'эдвайзер, куратор', ru: 'эдвайзер, куратор', en: 'adviser, advisor, tutor' } } },
  { id: 17, attributes: { words: { kz: 'мектеп, факультет', ru: 'школа, факультет', en: 'school, faculty' } } },
  {
    id: 18,
    attributes: { words: { kz: 'әскери кафедра', ru: 'военная кафедра, военка', en: 'military, military department, military training' } },
  },
  {
    id: 19,
    attributes: {
      words: {
        kz: 'байланыс, мекенжай, телефон, қалай жетуге болады, қайда орналасқан, карта',
        ru: 'контакты, адрес, телефон, как добраться, как проехать, как доехать, где находится, где вы находитесь, карта',
        en: 'contacts, address, phone, how to find us, how to get here, how to get there, where are you, location, map',
      },
    },
  },
  { id: 20, attributes: { words: { kz: 'GPA, орташа балл', ru: 'GPA, средний балл', en: 'GPA, grade point average' } } },
  {
    id: 21,
    attributes: {
      words: {
        kz: 'ОӘБ, оқу-әдістемелік бірлестік',
        ru: 'УМО, учебно-методическое объединение',
        en: 'educational and methodological association',
      },
    },
  },
  {
    id: 22,
    attributes: {
      words: {
        kz: 'ХҚЕС, халықаралық қаржылық есептілік стандарттары',
        ru: 'МСФО, международные стандарты финансовой отчётности',
        en: 'IFRS, international financial reporting standards',
      },
    },
  },
  {
    id: 23,
    attributes: { words: { kz: 'құқықтану, заңгер, заңтану', ru: 'юриспруденция, юрист, юридический, юрфак', en: 'law, lawyer, legal' } },
  },
  {
    id: 24,
    attributes: {
      words: {
        kz: 'анықтама, оқу туралы анықтама, транскрипт',
        ru: 'справка, справка об обучении, транскрипт',
        en: 'certificate of study, transcript, reference letter, proof of enrolment',
      },
    },
  },
  { id: 25, attributes: { words: { kz: 'қос диплом', ru: 'двойной диплом, двудипломное', en: 'double degree, dual degree' } } },
  { id: 26, attributes: { words: { kz: 'бухгалтер, есеп', ru: 'бухгалтер, бухучёт, учёт', en: 'accountant, bookkeeping, accounting' } } },
  {
    id: 27,
    attributes: {
      words: {
        kz: 'программист, бағдарламашы, бағдарламалық инженерия',
        ru: 'программист, айтишник, разработчик, программная инженерия',
        en: 'programmer, software developer, coder, software engineer, software engineering',
      },
    },
  },
  { id: 28, attributes: { words: { kz: 'асхана', ru: 'столовая', en: 'canteen, cafeteria' } } },
  { id: 29, attributes: { words: { kz: 'сатып алу, тендер', ru: 'закупки, госзакупки, тендер', en: 'procurement, purchases, tender' } } },
  {
    id: 30,
    attributes: {
      words: {
        kz: 'мансап, жұмысқа орналасу, жұмыс іздеу, жұмыс табу',
        ru: 'карьера, трудоустройство, поиск работы',
        en: 'career, employment, finding a job',
      },
    },
  },
  {
    id: 31,
    attributes: {
      words: {
        kz: 'академиялық ұтқырлық, студент алмасу, алмасу бағдарламасы, шетелде оқу',
        ru: 'академическая мобильность, студенческий обмен, обмен студентами, программа обмена, учёба за границей, учёба за рубежом',
        en: 'academic mobility, student exchange, exchange programme, study abroad, studies in another country',
      },
    },
  },
  {
    id: 32,
    attributes: {
      words: {
        kz: 'бағдарламалау, программалау, бағдарламалық инженерия',
        ru: 'программирование, кодинг, программная инженерия',
        en: 'programming, coding, computer science, software engineering',
      },
    },
  },
  {
    id: 33,
    attributes: {
      words: {
        kz: 'академиялық күнтізбе, сабақ кестесі, кесте, сессия, каникул, тіркеуші кеңсесі',
        ru: 'академический календарь, расписание, расписание занятий, сессия, каникулы, офис регистратора',
        en: 'academic calendar, registrar’s office, timetable, class schedule, semester dates, dates of the semester, holidays',
      },
    },
  },
  {
    id: 34,
    attributes: { words: { kz: 'волонтер, ерікті, волонтерлік', ru: 'волонтёр, доброволец, волонтёрство', en: 'volunteer, volunteering' } },
  },
  {
    id: 35,
    attributes: {
      words: {
        kz: 'студенттік ұйым, үйірме, студенттік клуб',
        ru: 'студенческая организация, кружок, кружки, студенческий клуб',
        en: 'student organisation, society, student club',
      },
    },
  },
  {
    id: 36,
    attributes: {
      words: {
        kz: 'инклюзия, мүгедек, мүгедектік',
        ru: 'инклюзия, инвалид, инвалидность',
        en: 'inclusion, disability, disabled, wheelchair',
      },
    },
  },
  { id: 37, attributes: { words: { kz: 'футзал, футбол', ru: 'футзал, мини-футбол, футбол', en: 'futsal, football, soccer' } } },
  { id: 38, attributes: { words: { kz: 'жүзу, бассейн', ru: 'плавание, бассейн', en: 'swimming, pool' } } },
  {
    id: 39,
    attributes: {
      words: {
        kz: 'психологиялық қолдау, психолог, психикалық денсаулық',
        ru: 'психологическая поддержка, психолог, психическое здоровье, ментальное здоровье',
        en: 'psychological support, psychologist, counsellor, mental health',
      },
    },
  },
  { id: 40, attributes: { words: { kz: 'аккредиттеу, аккредитация', ru: 'аккредитация', en: 'accreditation' } } },
  { id: 41, attributes: { words: { kz: 'журналистика, журналист', ru: 'журналистика, журналист, журфак', en: 'journalism, journalist' } } },
  { id: 42, attributes: { words: { kz: 'экономист, экономика', ru: 'экономист, экономика, экономфак', en: 'economist, economics' } } },
  {
    id: 43,
    attributes: {
      words: { kz: 'маркетолог, маркетинг, жарнама', ru: 'маркетолог, маркетинг, реклама', en: 'marketer, marketing, advertising' },
    },
  },
  { id: 44, attributes: { words: { kz: 'менеджер, менеджмент', ru: 'менеджер, менеджмент', en: 'manager, management' } } },
  { id: 45, attributes: { words: { kz: 'психолог, психология', ru: 'психолог, психология', en: 'psychologist, psychology' } } },
  {
    id: 46,
    attributes: {
      words: { kz: 'аудармашы, аударма ісі', ru: 'переводчик, переводческое дело', en: 'translator, interpreter, translation studies' },
    },
  },
  { id: 47, attributes: { words: { kz: 'қаржыгер, қаржы', ru: 'финансист, финансы', en: 'financier, finance' } } },
  {
    id: 48,
    attributes: {
      words: {
        kz: 'кеденші, кеден, кеден ісі',
        ru: 'таможенник, таможня, таможенное дело',
        en: 'customs officer, customs, customs affairs',
      },
    },
  },
  {
    id: 49,
    attributes: {
      words: {
        kz: 'логист, логистика, жеткізу тізбегі',
        ru: 'логист, логистика, цепи поставок',
        en: 'logistician, logistics, supply chain',
      },
    },
  },
  { id: 50, attributes: { words: { kz: 'дизайнер, дизайн', ru: 'дизайнер, дизайн', en: 'designer, design' } } },
  {
    id: 51,
    attributes: { words: { kz: 'әлеуметтанушы, әлеуметтану, социология', ru: 'социолог, социология', en: 'sociologist, sociology' } },
  },
  { id: 52, attributes: { words: { kz: 'эколог, экология', ru: 'эколог, экология', en: 'ecologist, ecology, environment' } } },
  { id: 53, attributes: { words: { kz: 'банкир, банк ісі', ru: 'банкир, банковское дело', en: 'banker, banking' } } },
  { id: 54, attributes: { words: { kz: 'аудитор, аудит', ru: 'аудитор, аудит', en: 'auditor, audit' } } },
  { id: 55, attributes: { words: { kz: 'салық, салық салу', ru: 'налоги, налог, налогообложение', en: 'tax, taxes, taxation' } } },
  {
    id: 56,
    attributes: {
      words: {
        kz: 'дипломат, дипломатия, халықаралық қатынастар',
        ru: 'дипломат, дипломатия, международные отношения',
        en: 'diplomat, diplomacy, international relations',
      },
    },
  },
  {
    id: 57,
    attributes: {
      words: {
        kz: 'отель, қонақ үй, қонақүй ісі',
        ru: 'отель, гостиница, гостиничный бизнес, гостиничное дело',
        en: 'hotel, hotel management, hospitality',
      },
    },
  },
  {
    id: 58,
    attributes: {
      words: {
        kz: 'кәсіпкер, кәсіпкерлік',
        ru: 'предприниматель, предпринимательство, свой бизнес',
        en: 'entrepreneur, entrepreneurship, own business',
      },
    },
  },
  {
    id: 59,
    attributes: {
      words: {
        kz: 'big data, үлкен деректер, деректер ғылымы, деректер талдауы',
        ru: 'big data, data science, большие данные, наука о данных, анализ данных',
        en: 'big data, data scientist, data science, data analytics',
      },
    },
  },
  {
    id: 60,
    attributes: {
      words: {
        kz: 'хакер, киберқауіпсіздік, ақпараттық қауіпсіздік',
        ru: 'хакер, кибербезопасность, информационная безопасность',
        en: 'hacker, cybersecurity, cyber security, information security',
      },
    },
  },
  {
    id: 61,
    attributes: {
      words: {
        kz: 'мемлекеттік қызмет, мемлекеттік басқару',
        ru: 'ГМУ, госслужба, госуправление, государственное управление, государственная служба',
        en: 'public administration, civil service, state government',
      },
    },
  },
  { id: 62, attributes: { words: { kz: 'жеңілдік, льгота', ru: 'скидка, льгота, льготы', en: 'discount, fee waiver, reduced fee' } } },
  {
    id: 63,
    attributes: {
      words: {
        kz: 'ауысу, басқа университеттен ауысу',
        ru: 'перевестись, перевод из другого вуза, перевод из другого университета',
        en: 'transfer, transfer from another university',
      },
    },
  },
  {
    id: 64,
    attributes: {
      words: {
        kz: 'қайта тапсыру, емтиханнан құлау, емтиханнан құладым',
        ru: 'пересдача, пересдать, не сдал экзамен, завалил экзамен',
        en: 'resit, retake, failed exam, fail an exam',
      },
    },
  },
  {
    id: 65,
    attributes: {
      words: {
        kz: 'дәрігер, медпункт, медорталық, денсаулық',
        ru: 'врач, медпункт, медцентр, медкабинет, поликлиника, здоровье',
        en: 'doctor, clinic, medical centre, nurse, health',
      },
    },
  },
  {
    id: 66,
    attributes: {
      words: {
        kz: 'шекті балл, өту балы, өту баллы',
        ru: 'проходной балл, пороговый балл, минимальный балл',
        en: 'passing score, minimum score, cut-off score',
      },
    },
  },
  {
    id: 67,
    attributes: {
      words: {
        kz: 'мамандық, білім беру бағдарламасы, бакалавриат',
        ru: 'специальность, специальности, образовательная программа, бакалавриат',
        en: 'major, speciality, degree programme, bachelor’s degree',
      },
    },
  },
  { id: 68, attributes: { words: { kz: 'декан, деканат', ru: 'декан, деканат', en: 'dean, dean’s office' } } },
  { id: 69, attributes: { words: { kz: 'вайфай, вай фай, Wi-Fi', ru: 'вайфай, вай фай, Wi-Fi', en: 'wifi, Wi-Fi, wireless' } } },
  {
    id: 70,
    attributes: {
      words: {
        kz: 'Moodle, Canvas, Platonus, LMS, жеке кабинет, құпиясөз, пароль, цифрлық университет',
        ru: 'Moodle, Canvas, канвас, Platonus, платонус, LMS, личный кабинет, пароль, цифровой университет',
        en: 'Moodle, Canvas, Platonus, LMS, student portal, password, digital university',
      },
    },
  },
  {
    id: 71,
    attributes: { words: { kz: 'жарғы, деректемелер', ru: 'устав, реквизиты', en: 'charter, articles of association, bank details' } },
  },
  {
    id: 72,
    attributes: {
      words: {
        kz: 'шетелдік студент, шетел азаматы',
        ru: 'иностранный студент, иностранец, зарубежный студент',
        en: 'foreign student, foreigner, international student, overseas student',
      },
    },
  },
  {
    id: 73,
    attributes: {
      words: {
        kz: 'диплом жоғалды, дипломымды жоғалттым, диплом телнұсқасы',
        ru: 'диплом потерял, потерял диплом, дубликат диплома',
        en: 'lost diploma, duplicate diploma, copy of a diploma',
      },
    },
  },
  {
    id: 74,
    attributes: {
      words: {
        kz: 'студентке жұмыс, қосымша жұмыс, вакансия',
        ru: 'работа для студентов, подработка, вакансия',
        en: 'student job, part-time job, vacancy',
      },
    },
  },
  {
    id: 75,
    attributes: {
      words: {
        kz: 'спортзал, жаттығу залы, спорт секциясы, спорт клубы',
        ru: 'спортзал, тренажёрный зал, спортивная секция, спортивный клуб',
        en: 'gym, fitness, sports club',
      },
    },
  },
  {
    id: 76,
    attributes: {
      words: {
        kz: 'шағым, шағымдану, сұрақ қою, виртуалды қабылдау бөлмесі',
        ru: 'жалоба, пожаловаться, задать вопрос, виртуальная приёмная',
        en: 'complaint, complain, ask a question, virtual reception',
      },
    },
  },
  {
    id: 77,
    attributes: {
      words: { kz: 'түлек, түлектер қауымдастығы', ru: 'выпускник, алумни, ассоциация выпускников', en: 'alumni, graduate, alumnus' },
    },
  },
  {
    id: 78,
    attributes: {
      words: {
        kz: 'жарияланым, мақала, ғылыми зерттеулер',
        ru: 'публикация, научная статья, научные исследования',
        en: 'publication, paper, article, research',
      },
    },
  },
  { id: 79, attributes: { words: { kz: 'іс-шара, афиша, оқиға', ru: 'мероприятие, афиша, событие', en: 'event, activity' } } },
  {
    id: 80,
    attributes: {
      words: {
        kz: 'күнкөріс, тұру құны, қанша ақша қажет',
        ru: 'стоимость жизни, стоимость проживания, расходы на жизнь, сколько денег понадобится',
        en: 'cost of living, living costs, how much money will I need',
      },
    },
  },
  {
    id: 81,
    attributes: {
      words: { kz: 'грант, тегін оқу, бюджет', ru: 'грант, бесплатное обучение, бюджет', en: 'grant, free education, state funding' },
    },
  },
  {
    id: 82,
    attributes: {
      words: { kz: 'оқытушы, мұғалім, профессор', ru: 'преподаватель, учитель, профессор', en: 'teacher, lecturer, professor' },
    },
  },
  { id: 83, attributes: { words: { kz: 'ашық есік күні', ru: 'день открытых дверей', en: 'open day, open house' } } },
  { id: 84, attributes: { words: { kz: 'EMBA, Executive MBA', ru: 'EMBA, Executive MBA', en: 'EMBA, Executive MBA' } } },
  {
    id: 85,
    attributes: {
      words: {
        kz: 'студкеңес, студенттік кеңес',
        ru: 'студсовет, студенческий совет, студенческое самоуправление',
        en: 'student council, student government',
      },
    },
  },
  { id: 86, attributes: { words: { kz: 'драма үйірмесі, драма, театр', ru: 'драмкружок, драма, театр', en: 'drama, theatre, acting' } } },
  {
    id: 87,
    attributes: {
      words: {
        kz: 'құпиялылық саясаты, дербес деректер',
        ru: 'политика конфиденциальности, персональные данные',
        en: 'privacy policy, privacy, personal data',
      },
    },
  },
  {
    id: 88,
    attributes: {
      words: { kz: 'бөліп төлеу, рассрочка', ru: 'рассрочка, оплата частями, платить частями', en: 'instalments, pay in instalments' },
    },
  },
  { id: 89, attributes: { words: { kz: 'пікірсайыс, дебат', ru: 'дебаты, дебатный клуб', en: 'debate, debating' } } },
  { id: 90, attributes: { words: { kz: 'әлеуметтік жұмыс', ru: 'социальная работа, соцработник', en: 'social work, social worker' } } },
  { id: 91, attributes: { words: { kz: 'медиа және коммуникация', ru: 'медиа и коммуникации', en: 'media and communications' } } },
])
