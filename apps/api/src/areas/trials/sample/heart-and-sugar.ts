/** Invented studies of the heart, blood pressure, diabetes and kidneys. */
export const heartAndSugar = `
# One tablet or three: a combined tablet against separate ones for high blood pressure with type 2 diabetes
conditions: High blood pressure; Type 2 diabetes
design: PHASE3 RECRUITING DRUG Combined tablet of three medicines
people: ALL 40-70
dates: 2026-03 2027-03
enrols: 240
places: Bengaluru; Mysuru
summary: One group takes a tablet with three medicines once a day, the other takes the three separately. Six visits and five blood tests in 12 months.
+ Type 2 diabetes for at least 12 months
+ Hypertension
+ HbA1c between 7.0 and 10.0 %
+ eGFR 45 mL/min/1.73 m2 or higher
+ Systolic blood pressure 130 to 179 mmHg within the last 30 days
+ Same blood pressure tablets for four weeks
- Heart attack or stroke in the last 6 months
- Treated with an SGLT2 inhibitor
- Known allergy to penicillin
- Pregnancy or lactation

# Walking after meals: short walks against advice alone for sugar in type 2 diabetes
conditions: Type 2 diabetes
design: NA RECRUITING BEHAVIORAL Ten minutes of walking after each main meal
people: ALL 30-75
dates: 2026-06 2027-01
enrols: 160
places: Bengaluru; Chennai
summary: Two visits in three months. Walks are counted by a phone or a simple counter that the study lends.
+ Type 2 diabetes
+ HbA1c between 6.5 and 9.0 %
- Heart failure
- Use of insulin
- Osteoarthritis of the knee that limits walking
- Diabetic retinopathy

# Home readings by phone: blood pressure measured at home and looked at each week
conditions: Hypertension
design: NA RECRUITING DEVICE Weekly review of home readings by a nurse
people: ALL 18-80
dates: 2026-05 2027-05
enrols: 400
places: Bengaluru; Pune; Delhi
summary: No visit. Readings go to the study nurse by phone each week for six months.
+ High blood pressure
+ Systolic blood pressure 140 to 179 mmHg within the last 30 days
+ Has a phone that can send messages
- Atrial fibrillation
- Pregnant women
- Chronic kidney disease on dialysis

# Less salt, same taste: a salt substitute for families with high blood pressure
conditions: High blood pressure
design: NA RECRUITING DIETARY_SUPPLEMENT Salt with a quarter of potassium chloride
people: ALL 35-75
dates: 2026-08 2028-02
enrols: 600
places: Jaipur; Lucknow; Ahmedabad
summary: Families cook with the salt substitute or with usual salt for one year. Blood potassium is measured four times.
+ Hypertension for a year or more
+ Potassium less than 5.0 mmol/L
- Chronic kidney disease
- eGFR < 60 mL/min/1.73 m2
- Treated with an ACE inhibitor and potassium tablets together

# Evening or morning: the time of day for blood pressure tablets
conditions: Essential hypertension
design: PHASE4 ACTIVE_NOT_RECRUITING DRUG Usual tablets taken in the evening
people: ALL 18-
dates: 2025-01 2026-12
enrols: 500
places: Chennai; Kochi
summary: The tablets stay the same; half of the people take them in the evening.
+ Hypertension
+ Taking calcium channel blockers
- Glaucoma
- Works night shifts

# After a stroke at home: a trained helper for the first three months
conditions: Stroke
design: NA RECRUITING BEHAVIORAL Home visits of a trained helper
people: ALL 40-85
dates: 2026-02 2027-08
enrols: 180
places: Kolkata; Bhubaneswar
summary: A helper visits twice a week and exercises arm, hand and walking with the person and the family.
+ Stroke in the last 3 months
+ Lives with a relative who can help
- Dementia
- Epilepsy

# Heart failure and iron: iron by vein for tired hearts
conditions: Heart failure; Iron deficiency anaemia
design: PHASE3 RECRUITING DRUG Ferric carboxymaltose by vein
people: ALL 18-80
dates: 2026-04 2027-10
enrols: 220
places: Bengaluru; Hyderabad
summary: One or two infusions, then five visits in a year. Heart strength is measured by a walk of six minutes.
+ Heart failure
+ Ferritin below 100 ng/mL
+ Haemoglobin between 9 and 15 g/dL
- Thalassaemia
- Active tuberculosis
- Pregnancy or lactation

# Rhythm on the wrist: finding atrial fibrillation after a stroke
conditions: Stroke; Atrial fibrillation
design: NA NOT_YET_RECRUITING DEVICE A watch that records the rhythm of the heart
people: ALL 50-85
dates: 2027-01 2028-01
enrols: 300
places: Mumbai
summary: The watch is worn for three months. A doctor looks at each alarm within a day.
+ History of stroke
- Atrial fibrillation
- Warfarin treatment
- Has a pacemaker

# Lower cholesterol with a polypill after a heart attack
conditions: Coronary heart disease
design: PHASE3 RECRUITING DRUG Polypill of aspirin, statin and ramipril
people: ALL 30-75
dates: 2026-01 2028-06
enrols: 900
places: Delhi; Lucknow; Kolkata
summary: Four visits in the first year and two in the second. The polypill is compared with the same medicines apart.
+ History of heart attack
+ LDL cholesterol above 70 mg/dL
- Taking anticoagulants
- Cirrhosis
- ALT more than 120 U/L
- Pregnancy or lactation

# Kidneys and sugar: an SGLT2 inhibitor in early kidney disease
conditions: Chronic kidney disease; Type 2 diabetes
design: PHASE4 RECRUITING DRUG Dapagliflozin 10 mg
people: ALL 30-75
dates: 2026-07 2028-07
enrols: 350
places: Hyderabad; Chennai; Bengaluru
summary: The tablet is taken once a day for two years. Kidney function and albumin in urine are measured every four months.
+ Type 2 diabetes
+ eGFR between 25 and 75 mL/min/1.73 m2
+ Urine albumin-to-creatinine ratio between 30 and 3000 mg/g
- Type 1 diabetes
- History of diabetic ketoacidosis
- Treated with an SGLT2 inhibitor
- Pregnancy or lactation

# Insulin once a week against once a day
conditions: Type 2 diabetes mellitus
design: PHASE3 RECRUITING DRUG Insulin once a week
people: ALL 18-75
dates: 2026-05 2027-11
enrols: 260
places: Mumbai; Ahmedabad; Kochi
summary: People who begin insulin take it once a week or once a day for a year. Sugar is measured at home.
+ Type 2 diabetes for at least 6 months
+ HbA1c between 7.5 and 10.5 %
+ Body mass index 40 kg/m2 or less
- Use of insulin
- Chronic kidney disease on dialysis
- Pregnancy or lactation

# Millet or rice: a breakfast for steadier sugar
conditions: Type 2 diabetes
design: NA COMPLETED BEHAVIORAL Breakfast of millet on five days a week
people: ALL 25-65
dates: 2024-06 2025-06
enrols: 120
places: Mysuru
summary: The study is over. Its results are not published yet.
+ Type 2 diabetes
- Use of insulin
- Coeliac disease

# Looking at the eye by phone: a picture of the retina at the health centre
conditions: Diabetic retinopathy; Diabetes
design: NA RECRUITING DEVICE Camera on a phone with automatic reading
people: ALL 18-
dates: 2026-03 2027-06
enrols: 2000
places: Guwahati; Bhubaneswar; Lucknow
summary: One visit. A picture of each eye is read by a program and by an eye doctor.
+ Diabetes
- Cataract that hides the retina

# Burning feet: a cream or a tablet for painful nerves in diabetes
conditions: Painful diabetic neuropathy
design: PHASE3 RECRUITING DRUG Capsaicin cream 8 percent
people: ALL 30-75
dates: 2026-09 2027-09
enrols: 140
places: Chennai
summary: The cream is put on by a nurse three times in nine months and compared with a tablet.
+ Diabetic neuropathy
+ Pain of 4 or more on a scale of 10
- Open wound on a foot
- Taking antidepressants

# Sugar in pregnancy: metformin or insulin first
conditions: Gestational diabetes
design: PHASE4 RECRUITING DRUG Metformin
people: FEMALE 18-40
dates: 2026-02 2028-02
enrols: 280
places: Delhi; Jaipur
summary: Visits every two weeks until birth, and one six weeks after it.
+ Pregnant women
+ Gestational diabetes
- Type 1 diabetes
- Chronic kidney disease
`;
