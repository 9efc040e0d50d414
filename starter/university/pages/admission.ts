import { starter } from '../../starter-entry.ts'
import { grantDays } from '../admission-rules.ts'
import { documentDays, enrolled, testDays } from '../year-dates.ts'

export const pagesAdmission = starter('page', [
  {
    id: 122,
    slug: 'selection-application',
    attributes: {
      title: {
        kz: 'Іріктеу және өтінім беру',
        ru: 'Отбор и подача заявки',
        en: 'Selection and application',
      },
      path: 'selection-application',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархозға өтінім беру және іріктеу',
          ru: 'Подача заявки и отбор в Нархоз',
          en: 'Applying to Narxoz and how we select',
        },
        description: {
          kz: 'Үш деңгей бойынша өтінім беру мерзімі, онлайн кабинет, үміткерлерді бағалау өлшемдері, шешім және апелляция тәртібі бір бетте.',
          ru: 'Сроки подачи на трёх уровнях, онлайн-кабинет, критерии оценки поступающих, решение и апелляция\u00a0— на одной странице.',
          en: 'Deadlines for three levels, the online account, how applicants are assessed, decisions and appeals, all on one page.',
        },
      },
      banner: {
        title: {
          kz: 'Өтінімнен бірінші сабаққа дейін',
          ru: 'От заявки до первого занятия',
          en: 'From application to first class',
        },
        lead: {
          kz: 'Қабылдау ережесі қысқа да анық болуы керек деп білеміз. Не тапсырасыз, кім қарайды және жауап қашан келеді, соның бәрі осында.',
          ru: 'Мы считаем, что правила приёма должны быть короткими и ясными: что подать, кто рассмотрит и когда ответят.',
          en: 'Rules of admission ought to be short and clear: what to send, who reads it and when you hear from us.',
        },
        link: {
          text: {
            kz: 'Бағдарлама іздеу',
            ru: 'Искать программу',
            en: 'Look for a programme',
          },
          url: '/education/bachelor',
        },
      },
      blocks: [
        {
          id: 3133,
          type: 'table',
          group: 1,
          position: 1,
          title: {
            kz: 'Үш деңгейдің мерзімдері',
            ru: 'Сроки на трёх уровнях',
            en: 'Deadlines at three levels',
          },
          desc: {
            kz: '<p>2027 жылғы күзгі қабылдау; мемлекеттік тест күндерін министрлік бекіткен соң нақтылаймыз.</p>',
            ru: '<p>Осенний приём 2027 года; даты государственных тестов уточним после утверждения министерством.</p>',
            en: '<p>Autumn intake 2027; dates of state tests will be updated once the ministry confirms them.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Кезең',
                ru: 'Этап',
                en: 'Stage',
              },
            },
            {
              title: {
                kz: 'Бакалавриат',
                ru: 'Бакалавриат',
                en: 'Bachelor’s',
              },
            },
            {
              title: {
                kz: 'Магистратура',
                ru: 'Магистратура',
                en: 'Master’s',
              },
            },
            {
              title: {
                kz: 'Докторантура',
                ru: 'Докторантура',
                en: 'Doctoral',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Өтінім',
                    ru: 'Заявка',
                    en: 'Application',
                  },
                },
                {
                  text: documentDays.bachelor.span,
                },
                {
                  text: documentDays.master.span,
                },
                {
                  text: documentDays.doctoral.span,
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Сынақ',
                    ru: 'Испытание',
                    en: 'Test',
                  },
                },
                {
                  text: {
                    kz: 'ҰБТ, мамыр–шілде',
                    ru: 'ЕНТ, май–июль',
                    en: 'national test, May–July',
                  },
                },
                {
                  text: testDays.master.span,
                },
                {
                  text: testDays.doctoral.span,
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Мемлекеттік грант',
                    ru: 'Государственный грант',
                    en: 'State grant',
                  },
                },
                {
                  text: grantDays.bachelor,
                },
                {
                  text: grantDays.master,
                },
                {
                  text: grantDays.doctoral,
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Қабылдау бұйрығы',
                    ru: 'Приказ о зачислении',
                    en: 'Enrolment order',
                  },
                },
                {
                  text: enrolled.bachelor.by,
                },
                {
                  text: enrolled.master.by,
                },
                {
                  text: enrolled.doctoral.by,
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3134,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Өтінімнен орынға дейін',
            ru: 'От заявки до места',
            en: 'From application to place',
          },
          link: { text: { kz: 'Кабинетті ашу', ru: 'Открыть кабинет', en: 'Open the account' }, url: '/account' },
          items: [
            {
              title: {
                kz: 'Өтінім жіберу',
                ru: 'Подать заявку',
                en: 'Apply',
              },
              desc: {
                kz: '<p><a href="/apply">Онлайн өтінімді</a> осы сайтта толтырыңыз. Кабинетке кіру үшін телефон нөмірі мен ЖСН жеткілікті; шетел азаматтары <a href="/information-for-international-students">пошта арқылы</a> өтінім береді.</p>',
                ru: '<p>Заполните <a href="/apply">онлайн-заявку</a> на этом сайте. Для входа в кабинет достаточно телефона и ИИН; иностранные граждане подают заявку <a href="/information-for-international-students">по почте</a>.</p>',
                en: '<p>Fill in the <a href="/apply">online application</a> on this site. To enter the account, a phone number and your individual identification number (IIN) are enough; foreign citizens apply <a href="/information-for-international-students">by email</a>.</p>',
              },
            },
            {
              title: {
                kz: 'Үш бағдарламаға дейін белгілеу',
                ru: 'До трёх программ',
                en: 'Up to three programmes',
              },
              desc: {
                kz: '<p>Бір өтінімде бір бағдарлама көрсетіледі, ал өтінімді үшке дейін жіберуге болады. Біріншісіне орын жетпесе, келесісі қаралады.</p>',
                ru: '<p>В одной заявке одна программа, а заявок может быть до трёх. Если на первую не хватит мест, рассмотрят следующую.</p>',
                en: '<p>An application names one programme, and you may send up to three. If your first choice is full, the next one is considered.</p>',
              },
            },
            {
              title: {
                kz: 'Құжаттың күйін бақылау',
                ru: 'Следить за статусом',
                en: 'Follow your documents',
              },
              desc: {
                kz: '<p>Әр файлдың жанында «қабылданды», «түзету керек» немесе «тексеріліп жатыр» деген белгі тұрады.</p>',
                ru: '<p>Рядом с каждым файлом отметка: «принят», «исправить» или «на проверке».</p>',
                en: '<p>Each file is marked as accepted, to be corrected or being checked.</p>',
              },
            },
            {
              title: {
                kz: 'Шешім мен орынды растау',
                ru: 'Решение и подтверждение',
                en: 'Decision and confirmation',
              },
              desc: {
                kz: `<p>Хабарлама келген соң жеті күн ішінде, бакалавриатқа ең кеші ${enrolled.bachelor.day.kz} күні орныңызды растаңыз, әйтпесе ол келесі үміткерге беріледі.</p>`,
                ru: `<p>Подтвердите место в течение семи дней после уведомления, в бакалавриат\u00a0— не позже ${enrolled.bachelor.day.ru}, иначе его предложат следующему.</p>`,
                en: `<p>Confirm your place within seven days of our message, for a bachelor’s degree ${enrolled.bachelor.by.en} at the latest, or it goes to the next applicant.</p>`,
              },
            },
          ],
        },
        {
          id: 3135,
          type: 'text',
          group: 3,
          position: 3,
          title: {
            kz: 'Университет грантына үміткерлерді қалай іріктейміз',
            ru: 'Как мы отбираем на гранты университета',
            en: 'How we select for university grants',
          },
          desc: {
            kz: '<p>Тест балы\u00a0– бағаның жартысы ғана. Қалған жартысы төрт нәрседен құралады: мектептегі үлгерім, жоба немесе олимпиада жетістігі, мотивациялық хат және жиырма минуттық әңгіме.</p><p>Әр жұмысты екі сарапшы бір-біріне тәуелсіз бағалайды, бағалары он балдан артық алшақ болса, үшіншісі қосылады. Сарапшыға үміткердің аты мен мектебі көрсетілмейді.</p>',
            ru: '<p>Балл теста\u00a0— только половина оценки. Вторая половина\u00a0— школьная успеваемость, проекты и олимпиады, мотивационное письмо и двадцатиминутная беседа.</p><p>Каждую работу независимо оценивают двое; если оценки расходятся больше чем на десять баллов, подключают третьего. Имя и школу эксперты не видят.</p>',
            en: '<p>The test score is only half of the mark. The other half is school marks, projects and olympiads, the letter of motivation and a twenty-minute talk.</p><p>Every file is marked by two people independently; if they differ by more than ten points a third is called in. Assessors see neither name nor school.</p>',
          },
        },
        {
          id: 3136,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Бас тартылса не істеуге болады',
            ru: 'Если отказали',
            en: 'If you are turned down',
          },
          items: [
            {
              title: {
                kz: 'Апелляция',
                ru: 'Апелляция',
                en: 'Appeal',
              },
              text: {
                kz: '<p>Шешім шыққан соң екі жұмыс күні ішінде <a href="/account">кабинет арқылы</a> беріледі, комиссия үш күнде жауап қайтарады.</p>',
                ru: '<p>Её подают через <a href="/account">кабинет</a> в течение двух рабочих дней после решения, комиссия отвечает в течение трёх дней.</p>',
                en: '<p>File it in <a href="/account">your account</a> within two working days of the decision; the panel answers within three days.</p>',
              },
            },
            {
              title: {
                kz: 'Күту тізімі',
                ru: 'Лист ожидания',
                en: 'Waiting list',
              },
              text: {
                kz: `<p>Орын босаса, тізім бойынша ${enrolled.bachelor.by.kz} хабарласамыз. <a href="/account">Кабинетте</a> кезектегі нөміріңіз көрініп тұрады.</p>`,
                ru: `<p>Если место освободится, мы позвоним ${enrolled.bachelor.by.ru}. Номер в очереди виден в <a href="/account">кабинете</a>.</p>`,
                en: `<p>If a place becomes free we call you ${enrolled.bachelor.by.en}. Your number on the list is shown in <a href="/account">the account</a>.</p>`,
              },
            },
            {
              title: {
                kz: 'Дайындық жылы',
                ru: 'Подготовительный год',
                en: 'Foundation year',
              },
              text: {
                kz: '<p>Тест балы жетпегендерге математика, тіл және оқу дағдысынан бір жылдық курс ұсынылады, ол келесі қабылдауда ескеріледі.</p>',
                ru: '<p>Тем, кому не хватило баллов, предлагаем годовой курс математики, языка и учебных навыков; его учтут при следующем приёме.</p>',
                en: '<p>Those short of points are offered a year of mathematics, language and study skills, which counts at the next intake.</p>',
              },
            },
          ],
        },
        {
          id: 3137,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Өтінімге көмек',
            ru: 'Помощь с заявкой',
            en: 'Help with your application',
          },
          items: [
            {
              title: {
                kz: 'Қабылдау комиссиясы',
                ru: 'Приёмная комиссия',
                en: 'Admissions office',
              },
              phone: '+7 (727) 377-11-12',
              email: 'admissions@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 101-кабинет',
                ru: 'Главный корпус, кабинет 101',
                en: 'Main building, room 101',
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
  {
    id: 116,
    slug: 'grants',
    attributes: {
      title: {
        kz: 'Гранттар мен шәкіртақылар',
        ru: 'Гранты и стипендии',
        en: 'Grants and scholarships',
      },
      path: 'grants',
      type: 'static',
      seo: {
        title: {
          kz: 'Гранттар мен шәкіртақылар\u00a0– Нархоз университеті',
          ru: 'Гранты и стипендии\u00a0— Университет Нархоз',
          en: 'Grants and scholarships – Narxoz University',
        },
        description: {
          kz: 'Мемлекеттік, университеттік және демеушілік гранттар, атаулы шәкіртақылар: кімге беріледі, қашан және қалай өтінім беріледі.',
          ru: 'Государственные, университетские и спонсорские гранты, именные стипендии: кому дают, когда и как подать заявку.',
          en: 'State, university and sponsored grants and named scholarships: who receives them, when and how to apply.',
        },
      },
      banner: {
        title: {
          kz: 'Талапты жасқа қолдау табылады',
          ru: 'Целеустремлённых поддержим',
          en: 'Support for those who strive',
        },
        lead: {
          kz: 'Қазір әр төртінші студентіміз грантпен немесе жеңілдікпен оқиды. Төмендегі сүзгі арқылы өзіңізге сай келетінін табыңыз.',
          ru: 'Каждый четвёртый наш студент учится по гранту или со скидкой. Найдите свой вариант с помощью фильтра ниже.',
          en: 'One in four of our students holds a grant or a discount. Use the filter below to find the one that fits you.',
        },
      },
      blocks: [
        {
          id: 3034,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Үш түрлі қолдау',
            ru: 'Три вида поддержки',
            en: 'Three kinds of support',
          },
          lead: {
            kz: 'Мемлекеттік тапсырыс, университеттің өз қоры және жұмыс берушілердің атаулы шәкіртақылары бір-бірін толықтырады.',
            ru: 'Государственный заказ, собственный фонд университета и именные стипендии работодателей дополняют друг друга.',
            en: 'State funding, the university’s own fund and employers’ named scholarships complement one another.',
          },
          desc: {
            kz: '<p>Мемлекеттік грант оқу ақысын толық жабады әрі ай сайынғы шәкіртақы (стипендия) береді. Университет гранты ақының 25-тен 100 пайызына дейін өтейді және жыл сайын үлгерімге қарай ұзартылады. Атаулы шәкіртақыны компания өзі тағайындап, көбіне тағылымдаманы қоса ұсынады.</p>',
            ru: '<p>Государственный грант покрывает обучение целиком и даёт ежемесячную стипендию. Грант университета\u00a0— от 25 до 100 процентов стоимости, его продлевают каждый год по успеваемости. Именную стипендию назначает компания, чаще всего вместе со стажировкой.</p>',
            en: '<p>A state grant covers tuition in full and pays a monthly stipend. A university grant covers 25 to 100 per cent and is renewed each year on results. A named scholarship is awarded by a company and usually comes with an internship.</p>',
          },
        },
        {
          id: 3035,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Университет грантына қалай өтінім беріледі',
            ru: 'Как подать заявку на грант университета',
            en: 'Applying for a university grant',
          },
          items: [
            {
              title: {
                kz: 'Шарттарын оқыңыз',
                ru: 'Прочитайте условия',
                en: 'Read the conditions',
              },
              desc: {
                kz: '<p>Әр гранттың бетінде балл, жас немесе табысқа қатысты талап жазылған. Бір адам бір мезгілде бір ғана грант алады.</p>',
                ru: '<p>На странице каждого гранта указаны требования к баллам, возрасту или доходу. Один человек получает только один грант.</p>',
                en: '<p>Each grant page states its requirements for score, age or income. One person may hold one grant at a time.</p>',
              },
            },
            {
              title: {
                kz: 'Дәлел жинаңыз',
                ru: 'Соберите подтверждения',
                en: 'Gather evidence',
              },
              desc: {
                kz: '<p>Жетістік дипломдары, ұсыныс хат, ал әлеуметтік грантқа отбасы табысы туралы анықтама керек.</p>',
                ru: '<p>Понадобятся дипломы, рекомендация, а для социального гранта\u00a0— справка о доходах семьи.</p>',
                en: '<p>You need your awards, a letter of recommendation and, for a needs-based grant, proof of family income.</p>',
              },
            },
            {
              title: {
                kz: 'Мотивациялық хат жазыңыз',
                ru: 'Напишите мотивационное письмо',
                en: 'Write a letter of motivation',
              },
              desc: {
                kz: '<p>Бір бет жеткілікті. Комиссия әдемі сөзден гөрі сіз бұған дейін не істегеніңізге қарайды.</p>',
                ru: '<p>Достаточно страницы. Комиссии важнее не красивые слова, а то, что вы уже сделали.</p>',
                en: '<p>One page is enough. The panel looks less at fine words than at what you have already done.</p>',
              },
            },
            {
              title: {
                kz: 'Шешімін күтіңіз',
                ru: 'Дождитесь решения',
                en: 'Wait for the decision',
              },
              desc: {
                kz: '<p>Нәтиже соңғы мерзімнен кейін он күн ішінде хабарланады, бас тартылса, себебі түсіндіріледі.</p>',
                ru: '<p>Результат сообщат в течение десяти дней после срока подачи; при отказе объяснят причину.</p>',
                en: '<p>You hear within ten days of the deadline, and a refusal always comes with a reason.</p>',
              },
            },
          ],
        },
        {
          id: 3036,
          type: 'table',
          group: 3,
          position: 3,
          title: {
            kz: 'Грант түрлері бір кестеде',
            ru: 'Виды грантов в одной таблице',
            en: 'Kinds of grant at a glance',
          },
          desc: {
            kz: '<p>Оқу ақысына берілетін жеңілдіктер бөлек, олар <a href="/edu-finance">оқуды қаржыландыру бетінде</a>.</p>',
            ru: '<p>О скидках\u00a0— отдельно, <a href="/edu-finance">на странице о финансировании обучения</a>.</p>',
            en: '<p>Discounts are listed separately on the page about <a href="/edu-finance">paying for your studies</a>.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Түрі',
                ru: 'Вид',
                en: 'Kind',
              },
            },
            {
              title: {
                kz: 'Кімге',
                ru: 'Кому',
                en: 'For whom',
              },
            },
            {
              title: {
                kz: 'Нені жабады',
                ru: 'Что покрывает',
                en: 'Covers',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Мемлекеттік',
                    ru: 'Государственный',
                    en: 'State',
                  },
                },
                {
                  text: {
                    kz: 'ҰБТ не кешенді тест нәтижесімен',
                    ru: 'по результатам ЕНТ или комплексного теста',
                    en: 'by national test results',
                  },
                },
                {
                  text: {
                    kz: 'оқу ақысы және шәкіртақы',
                    ru: 'обучение и стипендия',
                    en: 'tuition and a stipend',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Университеттік',
                    ru: 'Университетский',
                    en: 'University',
                  },
                },
                {
                  text: {
                    kz: 'үлгерімі жоғары талапкерлер',
                    ru: 'абитуриенты с высокими баллами',
                    en: 'applicants with high scores',
                  },
                },
                {
                  text: {
                    kz: 'оқу ақысының 25–100\u00a0%-ы',
                    ru: '25–100\u00a0% обучения',
                    en: '25–100% of tuition',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Әлеуметтік',
                    ru: 'Социальный',
                    en: 'Social',
                  },
                },
                {
                  text: {
                    kz: 'табысы төмен отбасынан шыққандар',
                    ru: 'студенты из малообеспеченных семей',
                    en: 'students from low-income families',
                  },
                },
                {
                  text: {
                    kz: 'оқу ақысы немесе жатақхана',
                    ru: 'обучение или общежитие',
                    en: 'tuition or housing',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Дарындыларға',
                    ru: 'Для одарённых',
                    en: 'Talent',
                  },
                },
                {
                  text: {
                    kz: 'олимпиада, өнер, спорт жеңімпаздары',
                    ru: 'победители олимпиад, искусство, спорт',
                    en: 'winners in olympiads, arts and sport',
                  },
                },
                {
                  text: {
                    kz: 'оқу ақысының 50–100\u00a0%-ы',
                    ru: '50–100\u00a0% обучения',
                    en: '50–100% of tuition',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Зерттеу',
                    ru: 'Исследовательский',
                    en: 'Research',
                  },
                },
                {
                  text: {
                    kz: 'магистранттар мен докторанттар',
                    ru: 'магистранты и докторанты',
                    en: 'master’s and doctoral students',
                  },
                },
                {
                  text: {
                    kz: 'зерттеу және іссапар шығыны',
                    ru: 'расходы на исследование и поездки',
                    en: 'research and travel costs',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Ұтқырлық',
                    ru: 'На мобильность',
                    en: 'Mobility',
                  },
                },
                {
                  text: {
                    kz: 'шетелге семестрге баратындар',
                    ru: 'едущие на семестр за рубеж',
                    en: 'students going abroad',
                  },
                },
                {
                  text: {
                    kz: 'жол және тұру шығыны',
                    ru: 'дорога и проживание',
                    en: 'travel and housing',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3037,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Грантты сақтап қалу',
            ru: 'Как сохранить грант',
            en: 'Keeping your grant',
          },
          items: [
            {
              title: {
                kz: 'Қай кезде грант тоқтатылады?',
                ru: 'Когда грант отзывают?',
                en: 'When is a grant withdrawn?',
              },
              text: {
                kz: '<p>Оқу жылының қорытындысы бойынша GPA 3,0-ден төмендесе немесе академиялық адалдық бұзылса. Бірінші рет төмендегенде түзетуге бір семестр беріледі.</p>',
                ru: '<p>Если по итогам года GPA ниже 3,0 или нарушена академическая честность. При первом снижении на исправление дают семестр.</p>',
                en: '<p>If your GPA for the year falls below 3.0 or academic integrity is breached. The first time, you have one semester to recover.</p>',
              },
            },
            {
              title: {
                kz: 'Академиялық демалыс кезінде сақтала ма?',
                ru: 'Сохраняется ли он в академическом отпуске?',
                en: 'Is it kept during academic leave?',
              },
              text: {
                kz: '<p>Денсаулыққа, бала күтіміне немесе әскери қызметке байланысты демалыста грант сақталады.</p>',
                ru: '<p>Да, если отпуск взят по здоровью, по уходу за ребёнком или для службы в армии.</p>',
                en: '<p>Yes, when the leave is for health, childcare or military service.</p>',
              },
            },
          ],
        },
        {
          id: 3038,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Кімнен сұрауға болады',
            ru: 'У кого спросить',
            en: 'Whom to ask',
          },
          items: [
            {
              title: {
                kz: 'Гранттар және шәкіртақылар тобы',
                ru: 'Группа грантов и стипендий',
                en: 'Grants and scholarships team',
              },
              phone: '+7 (727) 377-11-15',
              email: 'grants@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 103-кабинет',
                ru: 'Главный корпус, кабинет 103',
                en: 'Main building, room 103',
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
