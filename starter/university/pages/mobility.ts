import { starter } from '../../starter-entry.ts'

export const pagesMobility = starter('page', [
  {
    id: 109,
    slug: 'academic-mobility',
    attributes: {
      title: {
        kz: 'Академиялық ұтқырлық',
        ru: 'Академическая мобильность',
        en: 'Academic mobility',
      },
      path: 'academic-mobility',
      type: 'static',
      seo: {
        title: {
          kz: 'Шетелде оқу: академиялық ұтқырлық\u00a0– Нархоз университеті',
          ru: 'Учёба за рубежом: академическая мобильность\u00a0— Университет Нархоз',
          en: 'Study abroad: academic mobility – Narxoz University',
        },
        description: {
          kz: 'Нархоз студенттері серіктес университетте бір немесе екі семестр қалай оқиды: шарттары, шәкіртақылар, кредиттер және пікірлер.',
          ru: 'Как студенты Нархоза учатся семестр или два у партнёров: условия, стипендии, кредиты и отзывы.',
          en: 'How Narxoz students spend one or two semesters at a partner university: terms, scholarships, credits and stories.',
        },
      },
      banner: {
        title: {
          kz: 'Бір семестр, бір өмірлік тәжірибе',
          ru: 'Один семестр, опыт на всю жизнь',
          en: 'One semester, an experience for life',
        },
        lead: {
          kz: 'Екінші курстан бастап шетелдік университетте оқып, Нархоз студенті болып қала бересіз. Оралғанда пәндеріңіз толық есептеледі.',
          ru: 'Со второго курса вы учитесь за рубежом и остаётесь студентом Нархоза. По возвращении дисциплины засчитывают полностью.',
          en: 'From your second year you can study abroad and remain a Narxoz student. When you return, your courses count in full.',
        },
        link: {
          text: {
            kz: 'Өтінім беру тәртібі',
            ru: 'Как подать заявку',
            en: 'How to apply',
          },
          url: '/selection-and-application-procedure',
        },
      },
      blocks: [
        {
          id: 3075,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Кімдер бара алады',
            ru: 'Кто может поехать',
            en: 'Who can go',
          },
          lead: {
            kz: 'Кемінде екі семестр оқыған, академиялық қарызы жоқ және шет тілін сабақ тыңдауға жететін деңгейде білетін кез келген студент.',
            ru: 'Любой студент, который проучился не меньше двух семестров, не имеет академической задолженности и знает язык достаточно, чтобы слушать лекции.',
            en: 'Any student with at least two completed semesters, no failed courses and enough of the language to follow lectures.',
          },
          desc: {
            kz: '<p>Бакалаврлар бір немесе екі семестрге, магистранттар бір семестрге барады. Соңғы семестрде кету мүмкін емес: ол диплом жұмысына арналған. Ерекше қажеттілігі бар студентке ілесуші адам мен қосымша көмек қарастырылады.</p>',
            ru: '<p>Бакалавры едут на семестр или два, магистранты\u00a0— на один. В последнем семестре уехать нельзя: он отдан дипломной работе. Студентам с особыми потребностями предусмотрены сопровождающий и дополнительная поддержка.</p>',
            en: '<p>Bachelor’s students go for one or two semesters, master’s students for one. The last semester is reserved for the final thesis. Students with special needs can count on a companion and extra support.</p>',
          },
        },
        {
          id: 3076,
          type: 'cards',
          group: 2,
          position: 2,
          title: {
            kz: 'Қаржыландыру көздері',
            ru: 'Источники финансирования',
            en: 'Sources of funding',
          },
          items: [
            {
              title: {
                kz: 'Erasmus+ шәкіртақысы',
                ru: 'Стипендия Erasmus+',
                en: 'Erasmus+ scholarship',
              },
              desc: {
                kz: '<p>Ай сайын 800–900 еуро және қашықтыққа қарай жол ақысы. Жеті серіктеспен осындай келісім бар.</p>',
                ru: '<p>Ежемесячно 800–900 евро и оплата дороги по расстоянию. Такие соглашения есть с семью партнёрами.</p>',
                en: '<p>A monthly 800 to 900 euros plus travel by distance. Seven partners offer it.</p>',
              },
            },
            {
              title: {
                kz: 'Мемлекеттік бюджет',
                ru: 'Государственный бюджет',
                en: 'State budget',
              },
              desc: {
                kz: '<p>Министрлік бөлген квота бойынша жол, тұру және сақтандыру төленеді.</p>',
                ru: '<p>По квоте министерства оплачивают дорогу, проживание и страховку.</p>',
                en: '<p>Under the ministry’s quota travel, housing and insurance are paid.</p>',
              },
            },
            {
              title: {
                kz: 'Университет қоры',
                ru: 'Фонд университета',
                en: 'University fund',
              },
              desc: {
                kz: '<p>Табысы төмен отбасынан шыққан жиырма студентке жылына бір рет 600\u00a0000 теңге беріледі.</p>',
                ru: '<p>Раз в год двадцать студентов из малообеспеченных семей получают по 600\u00a0000 тенге.</p>',
                en: '<p>Once a year twenty students from low-income families receive 600,000 tenge each.</p>',
              },
            },
            {
              title: {
                kz: 'Өз қаражаты',
                ru: 'Собственные средства',
                en: 'Own means',
              },
              desc: {
                kz: '<p>Екіжақты алмасуда оқу ақысы төленбейді, тек күнделікті шығынды есептеу керек.</p>',
                ru: '<p>При двустороннем обмене за учёбу не платят, остаются только расходы на жизнь.</p>',
                en: '<p>On a bilateral exchange there is no tuition, only the cost of living.</p>',
              },
              link: {
                text: {
                  kz: 'Шығындарды есептеу',
                  ru: 'Посчитать расходы',
                  en: 'Work out the costs',
                },
                url: '/expenses-for-the-period-of-mobility',
              },
            },
          ],
        },
        {
          id: 3077,
          type: 'quote',
          group: 3,
          position: 3,
          text: {
            kz: '<p>Пусанда алғашқы аптада тек метро картасын түсінуге тырыстым. Үшінші айда корей тілінде топтық жобаны қорғадым. Ең үлкен сабақ\u00a0– көмек сұраудан ұялмау.</p>',
            ru: '<p>Первую неделю в Пусане я пытался понять карту метро. На третий месяц защитил групповой проект на корейском. Главный урок\u00a0— не стесняться просить о помощи.</p>',
            en: '<p>In my first week in Busan I was trying to understand the metro map. In the third month I presented a group project in Korean. The main lesson is not to be shy of asking for help.</p>',
          },
          name: {
            kz: 'Алдияр Сәбит',
            ru: 'Алдияр Сабит',
            en: 'Aldiyar Sabit',
          },
          post: {
            kz: '3-курс, «Халықаралық қатынастар»',
            ru: '3-й курс, «Международные отношения»',
            en: 'Year 3, International Relations',
          },
        },
        {
          id: 3078,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Оралғаннан кейін',
            ru: 'После возвращения',
            en: 'After you return',
          },
          items: [
            {
              title: {
                kz: 'Бағалар қалай ауыстырылады?',
                ru: 'Как переводят оценки?',
                en: 'How are marks converted?',
              },
              text: {
                kz: '<p>Қабылдаушы университет транскрипт жіберген соң он жұмыс күні ішінде тіркеуші кеңсесі ECTS кестесі бойынша бағаларды енгізеді.</p>',
                ru: '<p>После получения транскрипта офис регистратора за десять рабочих дней вносит оценки по таблице ECTS.</p>',
                en: '<p>Once the host’s transcript arrives, the registrar’s office enters your marks by the ECTS table within ten working days.</p>',
              },
            },
            {
              title: {
                kz: 'Бір пәнді тапсыра алмасам ше?',
                ru: 'А если дисциплина не сдана?',
                en: 'What if I fail a course?',
              },
              text: {
                kz: '<p>Ол пәнді жазғы семестрде Нархозда тегін қайта оқуға болады, бірақ тек бір рет.</p>',
                ru: '<p>Её можно один раз бесплатно пройти в летнем семестре в Нархозе.</p>',
                en: '<p>You may take it again at Narxoz in the summer semester, once and free of charge.</p>',
              },
            },
            {
              title: {
                kz: 'Есеп тапсыру керек пе?',
                ru: 'Нужен ли отчёт?',
                en: 'Is a report required?',
              },
              text: {
                kz: '<p>Екі беттік есеп пен <a href="/surveys">сауалнама</a> толтырылады: келесі студенттер соған қарап таңдау жасайды.</p>',
                ru: '<p>Нужны отчёт на две страницы и <a href="/surveys">анкета</a>: по ним выбирают следующие студенты.</p>',
                en: '<p>A two-page report and a <a href="/surveys">survey</a> are due: the next students choose by them.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 105,
    slug: 'incoming-academic-mobility',
    attributes: {
      title: {
        kz: 'Кіріс академиялық ұтқырлық',
        ru: 'Входящая академическая мобильность',
        en: 'Incoming academic mobility',
      },
      path: 'incoming-academic-mobility',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархозға алмасумен келу',
          ru: 'Приехать в Нархоз по обмену',
          en: 'Come to Narxoz on exchange',
        },
        description: {
          kz: 'Серіктес университет студенттеріне: ағылшынша пәндер, номинация мерзімі, виза, жатақхана және тәлімгер студенттер клубы.',
          ru: 'Студентам университетов-партнёров: курсы на английском, сроки номинации, виза, общежитие и клуб наставников.',
          en: 'For students of partner universities: courses in English, nomination deadlines, visa, housing and the buddy club.',
        },
      },
      banner: {
        title: {
          kz: 'Алматыда бір семестр сізді күтеді',
          ru: 'Семестр в Алматы ждёт вас',
          en: 'A semester in Almaty awaits you',
        },
        lead: {
          kz: 'Таулы қала, ағылшын тілінде оқытылатын жүзден астам пән және алғашқы күннен қасыңызда болатын тәлімгер студент.',
          ru: 'Город у гор, больше ста курсов на английском и студент-наставник, который рядом с первого дня.',
          en: 'A city by the mountains, over a hundred courses in English and a student buddy by your side from day one.',
        },
        link: {
          text: {
            kz: 'Үйлестірушіге жазу',
            ru: 'Написать координатору',
            en: 'Write to the coordinator',
          },
          url: 'mailto:incoming@narxoz.example',
        },
      },
      blocks: [
        {
          id: 3079,
          type: 'facts',
          group: 1,
          position: 1,
          title: {
            kz: 'Алмасу туралы негізгі мәлімет',
            ru: 'Главное об обмене',
            en: 'The essentials',
          },
          items: [
            {
              title: {
                kz: 'Күзгі семестр',
                ru: 'Осенний семестр',
                en: 'Autumn semester',
              },
              value: {
                kz: '1 қыркүйек\u00a0– 20 желтоқсан, номинация 30 сәуірге дейін',
                ru: '1 сентября\u00a0— 20 декабря, номинация до 30 апреля',
                en: '1 September – 20 December, nominations by 30 April',
              },
            },
            {
              title: {
                kz: 'Көктемгі семестр',
                ru: 'Весенний семестр',
                en: 'Spring semester',
              },
              value: {
                kz: '18 қаңтар\u00a0– 20 мамыр, номинация 31 қазанға дейін',
                ru: '18 января\u00a0— 20 мая, номинация до 31 октября',
                en: '18 January – 20 May, nominations by 31 October',
              },
            },
            {
              title: {
                kz: 'Оқу жүктемесі',
                ru: 'Учебная нагрузка',
                en: 'Study load',
              },
              value: {
                kz: '15-тен 30 ECTS-ке дейін',
                ru: 'от 15 до 30 ECTS',
                en: '15 to 30 ECTS',
              },
            },
            {
              title: {
                kz: 'Тіл деңгейі',
                ru: 'Уровень языка',
                en: 'Language level',
              },
              value: {
                kz: 'ағылшын B2; қазақ және орыс тілдері курсы тегін',
                ru: 'английский B2; курсы казахского и русского бесплатны',
                en: 'English B2; Kazakh and Russian courses are free',
              },
            },
            {
              title: {
                kz: 'Оқу ақысы',
                ru: 'Плата за обучение',
                en: 'Tuition',
              },
              value: {
                kz: 'келісім бойынша алынбайды',
                ru: 'по соглашению не взимается',
                en: 'waived under the agreement',
              },
            },
          ],
        },
        {
          id: 3080,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Келуге дейінгі жол',
            ru: 'Что сделать до приезда',
            en: 'Before you arrive',
          },
          items: [
            {
              title: {
                kz: 'Номинация',
                ru: 'Номинация',
                en: 'Nomination',
              },
              desc: {
                kz: '<p>Өз университетіңіздің үйлестірушісі сізді incoming@narxoz.example поштасына атап жібереді.</p>',
                ru: '<p>Координатор вашего вуза называет вас в письме на incoming@narxoz.example.</p>',
                en: '<p>Your coordinator nominates you by email to incoming@narxoz.example.</p>',
              },
            },
            {
              title: {
                kz: 'Пән таңдау',
                ru: 'Выбор курсов',
                en: 'Course choice',
              },
              desc: {
                kz: '<p>Каталогтан негізгі және екі қосалқы пән белгілейсіз: кесте шыққанша бәрі өзгеруі мүмкін.</p>',
                ru: '<p>Отметьте основные курсы и два запасных: до публикации расписания всё ещё может измениться.</p>',
                en: '<p>Mark your courses and two spare ones: things may change until the timetable is out.</p>',
              },
            },
            {
              title: {
                kz: 'Шақыру мен виза',
                ru: 'Приглашение и виза',
                en: 'Invitation and visa',
              },
              desc: {
                kz: '<p>Шақыру хаты он бес жұмыс күніне дейін дайындалады. Қазақстанмен визасыз режимі бар ел азаматтарына да оқу визасы қажет болуы мүмкін, алдын ала сұраңыз.</p>',
                ru: '<p>Приглашение готовят до пятнадцати рабочих дней. Учебная виза может понадобиться и гражданам стран с безвизовым режимом, спросите заранее.</p>',
                en: '<p>The invitation takes up to fifteen working days. Even citizens of visa-free countries may need a study visa, so ask in advance.</p>',
              },
            },
            {
              title: {
                kz: 'Әуежайдан күтіп алу',
                ru: 'Встреча в аэропорту',
                en: 'Airport pick-up',
              },
              desc: {
                kz: '<p>Рейсіңізді үш күн бұрын айтып қойсаңыз, тәлімгер студент күтіп алып, жатақханаға дейін жеткізеді.</p>',
                ru: '<p>Сообщите рейс за три дня, и наставник встретит вас и проводит до общежития.</p>',
                en: '<p>Tell us your flight three days ahead and your buddy will meet you and take you to the hall.</p>',
              },
            },
          ],
        },
        {
          id: 3081,
          type: 'accordion',
          group: 3,
          position: 3,
          title: {
            kz: 'Алматыдағы алғашқы апта',
            ru: 'Первая неделя в Алматы',
            en: 'Your first week in Almaty',
          },
          items: [
            {
              title: {
                kz: 'Тіркелу мен ЖСН',
                ru: 'Регистрация и ИИН',
                en: 'Registration and individual identification number (IIN)',
              },
              text: {
                kz: '<p>Келген күннен бастап үш жұмыс күні ішінде университет көші-қон қызметіне хабарлайды. Жеке сәйкестендіру нөмірін алуға екінші күні бірге барамыз.</p>',
                ru: '<p>В течение трёх рабочих дней университет уведомляет миграционную службу. За индивидуальным номером мы идём вместе на второй день.</p>',
                en: '<p>The university notifies the migration service within three working days of your arrival. On the second day we go together for your individual identification number (IIN).</p>',
              },
            },
            {
              title: {
                kz: 'Байланыс, банк, көлік',
                ru: 'Связь, банк, транспорт',
                en: 'Phone, bank, transport',
              },
              text: {
                kz: '<p>Тәлімгер студент жергілікті нөмір алуға, банк картасын ашуға және көлікке жеңілдікпен жүретін карта рәсімдеуге көмектеседі.</p>',
                ru: '<p>Наставник поможет купить номер, открыть карту банка и оформить льготный проездной.</p>',
                en: '<p>Your buddy helps you get a local number, a bank card and a student travel card.</p>',
              },
            },
            {
              title: {
                kz: 'Танысу аптасы',
                ru: 'Неделя адаптации',
                en: 'Orientation week',
              },
              text: {
                kz: '<p>Кампус туры, кітапхана мен оқу жүйесіне кіру, қала серуені және «Бауырсақ кеші»: мұнда бұрынғы және жаңа студенттер ортақ дастарқан басында танысады.</p>',
                ru: '<p>Тур по кампусу, доступ к библиотеке и учебной системе, прогулка по городу и «Вечер баурсаков», где новые и старые студенты знакомятся за общим столом.</p>',
                en: '<p>A campus tour, access to the library and the learning system, a city walk and Baursak Night, when new and old students meet round one table.</p>',
              },
            },
          ],
        },
        {
          id: 3082,
          type: 'table',
          group: 4,
          position: 4,
          title: {
            kz: 'Айлық шығын шамасы',
            ru: 'Примерные расходы в месяц',
            en: 'Monthly costs, roughly',
          },
          desc: {
            kz: '<p>Бір студентке, 2026 жылғы бағалар.</p>',
            ru: '<p>На одного студента, цены 2026 года.</p>',
            en: '<p>For one student, at 2026 prices.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Шығын',
                ru: 'Расходы',
                en: 'Item',
              },
            },
            {
              title: {
                kz: 'Теңге',
                ru: 'Тенге',
                en: 'Tenge',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Жатақхана (екі орындық)',
                    ru: 'Общежитие (двухместная комната)',
                    en: 'Hall of residence (double room)',
                  },
                },
                {
                  text: {
                    kz: '35\u00a0000',
                    ru: '35\u00a0000',
                    en: '35,000',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Жалға алынған пәтер',
                    ru: 'Съёмная квартира',
                    en: 'Rented flat',
                  },
                },
                {
                  text: {
                    kz: '220\u00a0000–300\u00a0000',
                    ru: '220\u00a0000–300\u00a0000',
                    en: '220,000–300,000',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Тамақ',
                    ru: 'Питание',
                    en: 'Food',
                  },
                },
                {
                  text: {
                    kz: '90\u00a0000',
                    ru: '90\u00a0000',
                    en: '90,000',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Көлік картасы',
                    ru: 'Проездной',
                    en: 'Travel card',
                  },
                },
                {
                  text: {
                    kz: '6\u00a0000',
                    ru: '6\u00a0000',
                    en: '6,000',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3083,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Кіріс ұтқырлық үйлестірушісі',
            ru: 'Координатор входящей мобильности',
            en: 'Incoming mobility coordinator',
          },
          items: [
            {
              title: {
                kz: 'Алмасу студенттерін қабылдау',
                ru: 'Приём студентов по обмену',
                en: 'Exchange student desk',
              },
              phone: '+7 (727) 377-11-20',
              email: 'incoming@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 305-кабинет',
                ru: 'Главный корпус, кабинет 305',
                en: 'Main building, room 305',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 9:00–18:00',
                ru: 'Понедельник–пятница, 9:00–18:00',
                en: 'Monday–Friday, 9:00–18:00',
              },
            },
          ],
        },
      ],
    },
  },
])
