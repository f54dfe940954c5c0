type Text = { minLength: number; maxLength: number };

/** The contract's bounds for a new account, for its form. */
export const accountLimits = ({
  password,
  firstName,
  email,
}: {
  password: Text;
  firstName: Text;
  email: Text;
}) => ({
  passwordMin: password.minLength,
  passwordMax: password.maxLength,
  nameMax: firstName.maxLength,
  emailMax: email.maxLength,
});

/** The same for a doctor's registration. */
export const registrationLimits = ({
  licenseNumber,
  experience,
}: {
  licenseNumber: Text;
  experience: { maximum: number };
}) => ({
  licenseMin: licenseNumber.minLength,
  licenseMax: licenseNumber.maxLength,
  experienceMax: experience.maximum,
});
